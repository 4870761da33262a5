import { LRUCache } from 'lru-cache';
import { createBreaker } from '../../platform/outside/breaker.ts';
import type { AddressSuggester, SuggestedAddress } from '../base/address-suggester.ts';
import type { DeliverySettings } from '../base/settings.ts';
import { createDadata } from './dadata.ts';

const FAILURES_IN_A_ROW = 3;
/**
 * How long the address service is not called after repeated failures, in ms. During this pause, shoppers get
 * the built-in streets. If the service's daily quota is used up, for example, calls fail until midnight.
 */
const PAUSE_MS = 60_000;
/**
 * Maximum number of cached responses. Many shoppers type the same first letters, and a cached text needs no
 * request.
 */
const CACHE_SIZE = 5000;

/**
 * The configured address service. Null if the settings contain no key; shoppers then get the built-in
 * streets.
 */
export function openAddressSuggester({ settings }: { settings: DeliverySettings }): AddressSuggester | null {
  if (settings.DADATA_KEY === undefined) return null;
  const dadata = createDadata({
    url: settings.DADATA_URL,
    key: settings.DADATA_KEY,
    timeoutMs: settings.DADATA_TIMEOUT_MS,
  });
  const breaker = createBreaker({ failures: FAILURES_IN_A_ROW, restMs: PAUSE_MS });
  const cache = new LRUCache<string, SuggestedAddress[]>({ max: CACHE_SIZE });
  return {
    async suggest(place, typed) {
      const key = JSON.stringify([place.cityName, typed.toLowerCase()]);
      const known = cache.get(key);
      if (known) return known;
      const found = await breaker.run(() => dadata.suggest(place, typed));
      if (found) cache.set(key, found);
      return found;
    },
  };
}
