import { mount } from 'svelte';
import App from './app/App.svelte';
import './lib/pointer'; // sees the hand from the first screen on
import './theme/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
