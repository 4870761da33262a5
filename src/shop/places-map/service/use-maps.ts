import { useEffect } from 'react';
import { pageConfig } from '@/lib/page/config';
import { useStore } from '@/lib/state/store';
import { consentChoice } from '@/lib/third-parties/consent-choice';
import { mayRun } from '@/lib/third-parties/third-party';
import type { MapsState } from './maps-loader';
import { pageMaps } from './page-maps';

/** Whether the shop has a service of maps: without one its lists of places stand alone. */
export const hasMaps = (): boolean => pageConfig().thirdParties?.map !== undefined;

/** The service of maps, asked for once a map is wanted, and only where it may be. */
export function useMaps(isWanted: boolean): MapsState & { isAllowed: boolean } {
  const state = useStore(pageMaps.state);
  // A shopper who agrees while the map is in sight gets it.
  const choice = useStore(consentChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice decides whether maps may be loaded
  useEffect(() => {
    // Who looks at the map reads that it failed; the list beside it has everything.
    if (isWanted) pageMaps.load().catch(() => {});
  }, [isWanted, choice]);
  // Not refused until the page has looked.
  return { ...state, isAllowed: choice === undefined || mayRun('map') };
}
