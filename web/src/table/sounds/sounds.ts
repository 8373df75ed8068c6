/** Short sounds of our own, made on the spot: a card, a rail, my turn, the end. */

import type { SeenEvent } from "../../api/messages.ts";
import type { Family } from "../family.ts";

export type Sound = "card" | "rail" | "turn" | "end";

/** One tone of a sound: when it begins, how high, how long, how loud. */
interface Tone {
  at: number;
  pitch: number;
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const tone = (
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  shape: OscillatorType = "sine",
): Tone => ({
  at,
  pitch,
  length,
  loudness,
  shape,
});

const TONES: Record<Sound, readonly Tone[]> = {
  card: [tone(0, 1_320, 0.05, 0.06, "triangle"), tone(0.03, 990, 0.06, 0.04, "triangle")],
  rail: [tone(0, 196, 0.09, 0.14, "triangle"), tone(0.11, 165, 0.12, 0.14, "triangle")],
  turn: [tone(0, 659, 0.16, 0.1), tone(0.14, 880, 0.28, 0.1)],
  end: [tone(0, 523, 0.22, 0.1), tone(0.18, 659, 0.22, 0.1), tone(0.36, 784, 0.5, 0.1)],
};

/** What is heard of the latest events, the most important of them; one sound is enough. */
export function soundOf(events: readonly SeenEvent[], { name, sounds }: Family): Sound | undefined {
  const prefix = `event-${name}-`;
  const own = events.map(({ message }) => message).filter((message) => message.startsWith(prefix));
  const happened = own.map((message) => message.slice(prefix.length));
  if (happened.some((event) => event.startsWith("over"))) return "end";
  return (["rail", "card"] as const).find((sound) => happened.some((event) => sounds?.[sound].test(event)));
}

let output: AudioContext | undefined;

/** Play a sound; where the browser does not let us, nothing is heard. */
export function play(sound: Sound): void {
  try {
    output ??= new AudioContext();
    const context = output;
    void context.resume().then(
      () => TONES[sound].forEach((each) => sing(context, each)),
      () => undefined,
    );
  } catch {
    output = undefined;
  }
}

function sing(context: AudioContext, { at, pitch, length, loudness, shape }: Tone): void {
  const begin = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
