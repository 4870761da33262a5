import { useEffect } from 'react';
import { useStore } from '@/lib/state/store';
import { consentChoice } from '@/lib/third-parties/consent-choice';
import type { MapsState } from './maps-loader';
import { pageMaps } from './page-maps';

/** The service of maps, asked for once a map is wanted, and only where it may be. */
export function useMaps(isWanted: boolean): MapsState {
  const state = useStore(pageMaps.state);
  // A shopper who agrees while the map is in sight gets it.
  const choice = useStore(consentChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice decides whether maps may be loaded
  useEffect(() => {
    // Who looks at the map reads that it failed; the list beside it has everything.
    if (isWanted) pageMaps.load().catch(() => {});
  }, [isWanted, choice]);
  return state;
}
