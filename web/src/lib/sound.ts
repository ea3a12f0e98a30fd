/** Sounds, made by the browser's synthesizer: short, quiet, off until the first gesture, never the only sign. */

import { settings } from './settings.svelte';

export type Sound = 'tick' | 'paper' | 'step' | 'drum' | 'bell' | 'hit' | 'stun' | 'chord' | 'turn' | 'refused';

/** A tone or a breath of noise. */
interface Part {
  wave: OscillatorType | 'noise';
  /** In hertz; for noise, the middle of its band. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** Seconds after the beginning. */
  at?: number;
  /** Seconds until it has died away. */
  length: number;
  /** 0 to 1. */
  loud: number;
}

const tone = (pitch: number, at: number, length: number, loud: number): Part => ({
  wave: 'triangle',
  pitch,
  at,
  length,
  loud,
});

export const SOUNDS: Record<Sound, readonly Part[]> = {
  tick: [{ wave: 'noise', pitch: 2400, length: 0.03, loud: 0.5 }, tone(900, 0, 0.03, 0.25)],
  paper: [{ wave: 'noise', pitch: 4200, to: 1800, length: 0.16, loud: 0.3 }],
  step: [{ wave: 'sine', pitch: 190, to: 120, length: 0.07, loud: 0.5 }],
  drum: [
    { wave: 'sine', pitch: 110, to: 60, length: 0.35, loud: 0.8 },
    { wave: 'noise', pitch: 300, length: 0.06, loud: 0.3 },
  ],
  bell: [
    tone(880, 0, 1.1, 0.4),
    { wave: 'sine', pitch: 2212, length: 0.7, loud: 0.16 },
    { wave: 'sine', pitch: 1397, length: 0.9, loud: 0.12 },
  ],
  hit: [
    { wave: 'sine', pitch: 150, to: 45, length: 0.22, loud: 0.9 },
    { wave: 'noise', pitch: 500, length: 0.09, loud: 0.5 },
  ],
  stun: [tone(392, 0, 0.3, 0.3), tone(330, 0.08, 0.3, 0.3), tone(262, 0.16, 0.45, 0.35)],
  chord: [tone(392, 0, 0.5, 0.3), tone(494, 0.07, 0.5, 0.3), tone(587, 0.14, 0.7, 0.35)],
  turn: [tone(523, 0, 0.22, 0.35), tone(698, 0.13, 0.4, 0.4)],
  refused: [tone(180, 0, 0.06, 0.4), tone(180, 0.1, 0.06, 0.4)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function begin(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

/** Let the first key or tap switch the sound on, as browsers want it; returns what undoes it. */
export function startSound(): () => void {
  addEventListener('pointerdown', begin, { once: true });
  addEventListener('keydown', begin, { once: true });
  return () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
  };
}

/** Play a sound; `pitch` multiplies its pitch, such as 0.8 for a harder hit. */
export function play(sound: Sound, pitch = 1): void {
  if (!context || settings.muted || settings.volume <= 0) return;
  if (context.state === 'suspended') void context.resume();
  for (const part of SOUNDS[sound]) start(context, part, pitch);
}

function start(audio: AudioContext, part: Part, pitch: number): void {
  const begins = audio.currentTime + (part.at ?? 0);
  const ends = begins + part.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(part.loud * settings.volume * 0.5, 0.0002), begins + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(audio.destination);
  const glide = (parameter: AudioParam): void => {
    parameter.setValueAtTime(part.pitch * pitch, begins);
    if (part.to) parameter.exponentialRampToValueAtTime(part.to * pitch, ends);
  };
  let source: OscillatorNode | AudioBufferSourceNode;
  if (part.wave === 'noise') {
    const breath = audio.createBufferSource();
    breath.buffer = noise;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency);
    breath.connect(band).connect(gain);
    source = breath;
  } else {
    const oscillator = audio.createOscillator();
    oscillator.type = part.wave;
    glide(oscillator.frequency);
    oscillator.connect(gain);
    source = oscillator;
  }
  source.start(begins);
  source.stop(ends);
}
