import { useState } from 'react';
import type { Coordinates } from './distance';

export type NearMe = {
  state: 'off' | 'asking' | 'known' | 'refused';
  at: Coordinates | undefined;
  /** Asks the browser, which asks the shopper. */
  ask(): void;
};

/** The browser answers sooner from what it knows already, and gives up after this time, in ms. */
const ASKED = { maximumAge: 300_000, timeout: 10_000 };

/** Where the shopper is, asked for by a press alone. It stays in this page. */
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
