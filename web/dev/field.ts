/** The table of HacKClaD from a stored welcome: /dev/?fixture=hackclad-act&theme=light&speed=none. Not part of the build. */

import { mount } from 'svelte';
import FieldTable from '../src/field/FieldTable.svelte';
import type { TableSession } from '../src/lib/session.svelte';
import { applySettings, settings } from '../src/lib/settings.svelte';
import { startZones } from '../src/lib/zones';
import type { Welcome } from '../src/protocol/types';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { FakeSession } from './fake-session.svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
const fixtures = import.meta.glob<{ default: Welcome }>('../src/fixtures/hackclad-*.json');
const name = query.get('fixture') ?? 'hackclad-act';
const load = fixtures[`../src/fixtures/${name}.json`];
if (!load) throw new Error(`there is no fixture ${name}`);
const session = new FakeSession((await load()).default);
settings.theme = query.get('theme') === 'light' ? 'light' : 'dark';
settings.speed = query.get('speed') === 'none' ? 'none' : 'normal';
applySettings();
startZones();
Object.assign(window, { session });
const target = document.getElementById('app');
if (target) mount(Harness, { target, props: { session: session as unknown as TableSession, Table: FieldTable } });
