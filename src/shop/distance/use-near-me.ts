import { useState } from 'react';
import type { Coordinates } from './distance';

export type NearMe = {
  state: 'off' | 'asking' | 'known' | 'refused';
  at: Coordinates | undefined;
  /** Asks the browser for the location, which asks the shopper. */
  ask(): void;
};

/** Accepts a known location of this age, and gives up after this time, in ms. */
const ASKED = { maximumAge: 300_000, timeout: 10_000 };

/** The shopper's location, requested only by a press. It never leaves the page. */
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
