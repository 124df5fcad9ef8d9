import { mount } from 'svelte';
import App from './app/App.svelte';
import { reloadOnceIfStale } from './offline/reloadStale';
import './lib/pointer'; // sees the hand from the first screen on
import './theme/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

addEventListener('vite:preloadError', reloadOnceIfStale);
if (import.meta.env.PROD)
  addEventListener(
    'load',
    () => void import('./offline/register').then((one) => one.registerServiceWorker()),
  );
