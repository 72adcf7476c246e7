/**
 * Short sounds, made here: a card laid, cards taken, a yaku, one's own turn. Off unless the person wants them.
 *
 * A browser lets a page sound only after a person has touched it: until then nothing is kept to be played late.
 */

import { sound } from "../preferences";

export type SoundName = "laid" | "taken" | "yaku" | "turn";

/** The least time between two equal sounds, in milliseconds. */
const APART = 90;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Wait for the touch that allows sound. */
export function allowSound(): () => void {
  const unlock = () => {
    if (sound.value === "on") void ready()?.resume();
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
  return () => {
    removeEventListener("pointerdown", unlock);
    removeEventListener("keydown", unlock);
  };
}

/** The sound of an event of any game. */
export function soundOf({ e, yaku }: { e: string; yaku?: readonly unknown[] }): SoundName | null {
  switch (e) {
    case "play":
    case "turn":
      return "laid";
    case "trick":
    case "shima":
      return "taken";
    case "show":
      return yaku?.length ? "yaku" : null;
    case "stop":
    case "sage":
    case "trumps":
      return "yaku";
    default:
      return null;
  }
}

export function playSound(cue: SoundName | null): void {
  if (!cue || sound.value === "off") return;
  const now = performance.now();
  if (now - (last.get(cue) ?? -APART) < APART) return;
  const audio = ready();
  if (audio?.state !== "running") return;
  last.set(cue, now);
  CUES[cue](audio);
}

/** The audio context of this page; null if there is none, or before the page has been touched. */
function ready(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context = new AudioContext({ latencyHint: "interactive" });
  return context;
}

const CUES: Record<SoundName, (audio: AudioContext) => void> = {
  laid: (audio) => slap(audio, 0, 1500, 0.32),
  taken: (audio) => {
    slap(audio, 0, 1100, 0.26);
    slap(audio, 0.07, 1900, 0.2);
  },
  yaku: (audio) => {
    bell(audio, 0, 587.33);
    bell(audio, 0.13, 880);
  },
  turn: (audio) => bell(audio, 0, 440, 0.07),
};

/** Pasteboard on cloth: a breath of noise, low and short. */
function slap(audio: AudioContext, after: number, pitch: number, loud: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(filter).connect(fading(audio, after, loud, 0.002, 0.07));
  source.start(audio.currentTime + after);
  source.stop(audio.currentTime + after + 0.1);
}

/** A small bell: a tone and a softer one above it. */
function bell(audio: AudioContext, after: number, pitch: number, loud = 0.12): void {
  for (const [step, share] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch * step });
    tone.connect(fading(audio, after, loud * share, 0.006, 0.5));
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + 0.6);
  }
}

function fading(audio: AudioContext, after: number, loud: number, rise: number, fall: number): GainNode {
  const begin = audio.currentTime + after;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + rise + fall);
  gain.connect(audio.destination);
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
