import { useState } from 'react';
import type { Coordinates } from './distance';

export type NearMe = {
  state: 'off' | 'asking' | 'known' | 'refused';
  at: Coordinates | undefined;
  /** Asks the browser for the location; the browser asks the shopper for permission. */
  ask(): void;
};

/** Accepts a location that is at most 5 minutes old, and gives up after 10 s. */
const ASKED = { maximumAge: 300_000, timeout: 10_000 };

/** The shopper's location, requested only when the shopper presses the button. It never leaves the page. */
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
