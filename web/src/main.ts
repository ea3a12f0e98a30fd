import { mount } from 'svelte';
import App from './App.svelte';
import { hurryOnInput } from './lib/motion';
import { startRouter } from './lib/router.svelte';
import { applySettings } from './lib/settings.svelte';
import { startSound } from './lib/sound';
import { startZones } from './lib/zones';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
applySettings();
startRouter();
startZones();
startSound();
hurryOnInput();
mount(App, { target });
