import { useState } from 'react';
import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage } from '@/lib/browser/storage';

export type Sound = 'right' | 'done' | 'wrong';

/** Tones one after the other: frequency in Hz and duration in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [frequency: number, seconds: number])[]>> = {
  right: [[1320, 0.07]],
  done: [
    [990, 0.09],
    [1480, 0.16],
  ],
  wrong: [
    [220, 0.18],
    [160, 0.32],
  ],
};
const LOUDNESS = 0.25;

let context: AudioContext | undefined;

/** Plays a sound. A browser without sound, or one that forbids it, stays silent. */
function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  let start = context.currentTime;
  for (const [frequency, seconds] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === 'wrong' ? 'square' : 'sine';
    tone.frequency.value = frequency;
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
    start += seconds;
  }
}

/** The sounds of scanning, which can be switched off in this browser. */
export function useSounds() {
  const [isMuted, setIsMuted] = useState(() => deviceStorage.getItem(OPERATOR_KEYS.deskMuted) === 'yes');
  return {
    isMuted,
    toggle() {
      if (isMuted) deviceStorage.removeItem(OPERATOR_KEYS.deskMuted);
      else deviceStorage.setItem(OPERATOR_KEYS.deskMuted, 'yes');
      setIsMuted(!isMuted);
    },
    play: (sound: Sound) => {
      if (!isMuted) play(sound);
    },
  };
}
