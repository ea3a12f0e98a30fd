import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSettings, settings } from './settings.svelte';

let started = 0;

/** An audio graph that only counts what begins to sound. */
class FakeAudio {
  sampleRate = 10;
  currentTime = 0;
  state = 'running';
  destination = {};
  private node(): Record<string, unknown> {
    const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node: Record<string, unknown> = {
      gain: parameter,
      frequency: parameter,
      start: () => started++,
      stop: () => undefined,
    };
    node.connect = (next: unknown) => next;
    return node;
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
}

beforeEach(() => {
  started = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetSettings();
});

test('nothing sounds before the first gesture', async () => {
  const { play, startSound } = await import('./sound');
  const stop = startSound();
  play('tick');
  expect(started).toBe(0);
  dispatchEvent(new Event('pointerdown'));
  play('tick');
  expect(started).toBeGreaterThan(0);
  stop();
});

test('mute is silence', async () => {
  const { settings: fresh } = await import('./settings.svelte');
  const { play, startSound, SOUNDS } = await import('./sound');
  startSound();
  dispatchEvent(new Event('keydown'));
  fresh.muted = true;
  play('bell');
  expect(started).toBe(0);
  fresh.muted = false;
  play('bell');
  expect(started).toBe(SOUNDS.bell.length);
  expect(settings.muted).toBe(false);
});
