/**
 * Short sounds, made here: a card laid or turned over, cards taken, a yaku, coins, the bell of a month, one's own turn.
 *
 * A browser lets a page sound only after a person has touched it: until then nothing is kept to be played late.
 */

import { VOLUMES, volume } from "../preferences";

export type SoundName = "laid" | "turned" | "taken" | "yaku" | "coins" | "bell" | "turn";

/** The factor at the loudest. */
const LOUDEST = 2;
/** The least time between two equal sounds, in milliseconds. */
const APART = 90;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** The loudness of everything. */
let master: GainNode | null = null;
const last = new Map<SoundName, number>();

/** Wait for the touch that allows sound. */
export function allowSound(): () => void {
  const unlock = () => {
    if (loudness()) void ready()?.resume();
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
  return () => {
    removeEventListener("pointerdown", unlock);
    removeEventListener("keydown", unlock);
  };
}

/** The sounds of events of any game. */
const SOUNDS: Record<string, SoundName> = {
  deal: "bell",
  match_end: "bell",
  play: "laid",
  turn: "turned",
  trick: "taken",
  shima: "taken",
  stop: "yaku",
  sage: "yaku",
  trumps: "yaku",
  pay: "coins",
};

/** The sound of an event of any game. */
export function soundOf({ e, yaku }: { e: string; yaku?: readonly unknown[] }): SoundName | null {
  if (e === "show") return yaku?.length ? "yaku" : null;
  return SOUNDS[e] ?? null;
}

export function playSound(cue: SoundName | null): void {
  if (!cue || !loudness()) return;
  const now = performance.now();
  if (now - (last.get(cue) ?? -APART) < APART) return;
  const audio = ready();
  if (audio?.state !== "running" || !master) return;
  last.set(cue, now);
  master.gain.value = loudness();
  CUES[cue](audio);
}

/** Let the person hear how loud sounds are now. */
export async function sampleSound(): Promise<void> {
  await ready()?.resume();
  playSound("laid");
}

/** The factor on every sound. Ears take squares for even steps. */
const loudness = (): number => (Number(volume.value) / (VOLUMES.length - 1)) ** 2 * LOUDEST;

/** The audio context of this page; null if there is none, or before the page has been touched. */
function ready(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context = new AudioContext({ latencyHint: "interactive" });
  master = new GainNode(context);
  master.connect(context.destination);
  return context;
}

const CUES: Record<SoundName, (audio: AudioContext) => void> = {
  laid: (audio) => {
    slap(audio, 0, 1500, 0.32);
    thump(audio, 0.004, 150, 0.2);
  },
  turned: (audio) => {
    slap(audio, 0, 3600, 0.1);
    slap(audio, 0.09, 1700, 0.28);
  },
  taken: (audio) => {
    slap(audio, 0, 1100, 0.26);
    slap(audio, 0.07, 1900, 0.2);
    slap(audio, 0.13, 1400, 0.12);
  },
  yaku: (audio) => {
    ring(audio, 0, 587.33, 0.12, 0.5);
    ring(audio, 0.13, 880, 0.12, 0.7);
  },
  coins: (audio) => {
    for (const [place, pitch] of [2350, 2890, 2610].entries()) ring(audio, place * 0.07, pitch, 0.025, 0.12);
  },
  bell: (audio) => {
    ring(audio, 0, 196, 0.12, 1.8);
    ring(audio, 0.004, 293.5, 0.05, 1.2);
  },
  turn: (audio) => ring(audio, 0, 440, 0.07, 0.5),
};

/** Pasteboard on cloth: a breath of noise, low and short. */
function slap(audio: AudioContext, after: number, pitch: number, loud: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(filter).connect(fading(audio, after, loud, 0.002, 0.07));
  source.start(audio.currentTime + after);
  source.stop(audio.currentTime + after + 0.1);
}

/** The table below the cloth: a tone that sinks at once. */
function thump(audio: AudioContext, after: number, pitch: number, loud: number): void {
  const begin = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, begin + 0.07);
  tone.connect(fading(audio, after, loud, 0.003, 0.08));
  tone.start(begin);
  tone.stop(begin + 0.1);
}

/** Bronze: a tone and a softer one above it, which `lasts` seconds. */
function ring(audio: AudioContext, after: number, pitch: number, loud: number, lasts: number): void {
  for (const [step, share] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch * step });
    tone.connect(fading(audio, after, loud * share, 0.006, lasts / step ** 0.5));
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + lasts + 0.1);
  }
}

function fading(audio: AudioContext, after: number, loud: number, rise: number, fall: number): GainNode {
  const begin = audio.currentTime + after;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + rise + fall);
  gain.connect(master!);
  return gain;
}

/** A tenth of a second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
  return hiss;
}
