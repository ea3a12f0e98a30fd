/** The table of EXCEED from a stored welcome: /dev/duel.html?fixture=exceed-action&theme=light&speed=none. Not part of the build. */

import { mount } from 'svelte';
import DuelTable from '../src/duel/DuelTable.svelte';
import type { TableSession } from '../src/lib/session.svelte';
import { applySettings, settings } from '../src/lib/settings.svelte';
import { startZones } from '../src/lib/zones';
import type { ExceedOutlook, Welcome } from '../src/protocol/types';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { FakeSession } from './fake-session.svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
const fixtures = import.meta.glob<{ default: Welcome }>('../src/fixtures/exceed-*.json');
const name = query.get('fixture') ?? 'exceed-action';
/** A page that drives this one may bring its own welcome and outlooks. */
const given = window as { welcome?: Welcome; outlooks?: Record<number, ExceedOutlook> };
const load = fixtures[`../src/fixtures/${name}.json`];
if (!given.welcome && !load) throw new Error(`there is no fixture ${name}`);

/** A session that knows the outlooks that the page was given, by card. */
class OutlookSession extends FakeSession {
  readonly id = 'fixture';
  missedFrom = null;

  async outlook(card: number): Promise<ExceedOutlook> {
    const known = given.outlooks?.[card];
    if (!known) throw new Error('the page was given no outlook of this card');
    return known;
  }
}

const session = new OutlookSession(given.welcome ?? (await load!()).default);
settings.theme = query.get('theme') === 'light' ? 'light' : 'dark';
settings.speed = query.get('speed') === 'none' ? 'none' : 'normal';
applySettings();
startZones();
Object.assign(window, { session });
const target = document.getElementById('app');
if (target) mount(Harness, { target, props: { session: session as unknown as TableSession, Table: DuelTable } });
