import { useState } from 'react';
import type { Coordinates } from './distance';

export type NearMe = {
  state: 'off' | 'asking' | 'known' | 'refused';
  at: Coordinates | undefined;
  /** Asks for the location. The browser first asks the shopper for permission. */
  ask(): void;
};

/** Accept a location that is at most 5 minutes old, and give up after 10 s (both in ms). */
const ASKED = { maximumAge: 300_000, timeout: 10_000 };

/**
 * The shopper's location, which is requested only when the shopper presses a button. It is not sent to a
 * server.
 */
export function useNearMe(): NearMe {
  const [state, setState] = useState<NearMe['state']>('off');
  const [at, setAt] = useState<Coordinates>();
  return {
    state,
    at,
    ask() {
      if (!('geolocation' in navigator)) return setState('refused');
      setState('asking');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setAt({ latitude, longitude });
          setState('known');
        },
        () => setState('refused'),
        ASKED,
      );
    },
  };
}
