import type { AddressSuggestion } from '#contract/client/client.schemas.ts';
import { postalPlaceOf } from '#shared/places/postal-places.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { DeliveryDeps } from '../base/deps.ts';
import { findPlace } from '../queries/places.ts';
import { suggestStreets } from './streets.ts';

/**
 * Addresses of a city that begin with what was typed: those of the service, or of the built-in streets when there is none
 * or it does not answer. An unknown city is NOT_FOUND.
 */
export async function suggestAddresses(
  { db, addressSuggester, logger }: Pick<DeliveryDeps, 'db' | 'addressSuggester' | 'logger'>,
  { cityCode, typed, requestId }: { cityCode: string; typed: string; requestId: string },
): Promise<AddressSuggestion[]> {
  // Addresses begin with the village there, which neither the service nor the list of streets expects.
  if (postalPlaceOf(cityCode)) return [];
  const place = await findPlace(db, cityCode);
  try {
    const found = await addressSuggester?.suggest(place, typed.trim());
    if (found) return found;
  } catch (error) {
    logger.warn(
      { requestId, operation: 'suggestions of addresses', cause: loggedCause(error) },
      'the service of addresses failed; the built-in streets answered',
    );
  }
  return suggestStreets(place.cityName, typed);
}
