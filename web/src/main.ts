import { mount } from 'svelte';
import App from './app/App.svelte';
import './theme/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
