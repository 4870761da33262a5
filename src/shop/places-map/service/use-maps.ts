import { useEffect } from 'react';
import { pageConfig } from '@/lib/page/config';
import { useStore } from '@/lib/state/store';
import { consentChoice } from '@/lib/third-parties/consent-choice';
import { mayRun } from '@/lib/third-parties/third-party';
import type { MapsState } from './maps-loader';
import { pageMaps } from './page-maps';

/** Whether the shop has a map service. Otherwise lists of places have no map beside them. */
export const hasMaps = (): boolean => pageConfig().thirdParties?.map !== undefined;

/**
 * The map service. It is loaded when `isWanted` is true because a map is visible, and if the shopper allows
 * it.
 */
export function useMaps(isWanted: boolean): MapsState & { isAllowed: boolean } {
  const state = useStore(pageMaps.state);
  // Subscribes to the shopper's answers, so that a visible map loads as soon as the shopper consents.
  const choice = useStore(consentChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice decides whether maps may be loaded
  useEffect(() => {
    // A failure is logged by the loader and shown through its state; the list beside the map has all places.
    if (isWanted) pageMaps.load().catch(() => {});
  }, [isWanted, choice]);
  // As long as the stored answers have not been read, the map counts as allowed.
  return { ...state, isAllowed: choice === undefined || mayRun('map') };
}
