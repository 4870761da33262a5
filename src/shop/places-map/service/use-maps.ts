import { useEffect } from 'react';
import { pageConfig } from '@/lib/page/config';
import { useStore } from '@/lib/state/store';
import { consentChoice } from '@/lib/third-parties/consent-choice';
import { mayRun } from '@/lib/third-parties/third-party';
import type { MapsState } from './maps-loader';
import { pageMaps } from './page-maps';

/** Whether the shop has a map service. Without one, lists of places have no map. */
export const hasMaps = (): boolean => pageConfig().thirdParties?.map !== undefined;

/** The map service, which is loaded when a map is visible and loading is allowed. */
export function useMaps(isWanted: boolean): MapsState & { isAllowed: boolean } {
  const state = useStore(pageMaps.state);
  // Loads as soon as the shopper consents while the map is visible.
  const choice = useStore(consentChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice decides whether maps may be loaded
  useEffect(() => {
    // The loader logs the failure and its status reports it to the shopper; the list beside the map has all places.
    if (isWanted) pageMaps.load().catch(() => {});
  }, [isWanted, choice]);
  // While the stored choice is not read yet, loading counts as allowed.
  return { ...state, isAllowed: choice === undefined || mayRun('map') };
}
