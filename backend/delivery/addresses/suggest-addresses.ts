import type { AddressSuggestion } from '#contract/client/client.schemas.ts';
import { postalPlaceOf } from '#shared/places/postal-places.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { DeliveryDeps } from '../base/deps.ts';
import { findPlace } from '../queries/places.ts';
import { suggestStreets } from './streets.ts';

/**
 * Suggests addresses of a city that begin with the typed text. Uses the address service, or the built-in
 * streets if there is no service or it fails.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function suggestAddresses(
  { db, addressSuggester, logger }: Pick<DeliveryDeps, 'db' | 'addressSuggester' | 'logger'>,
  { cityCode, typed, requestId }: { cityCode: string; typed: string; requestId: string },
): Promise<AddressSuggestion[]> {
  // If the shopper chose a place by postal code, the address must begin with the name of the village. Neither
  // the address service nor the built-in list supports that, so nothing is suggested.
  if (postalPlaceOf(cityCode)) return [];
  const place = await findPlace(db, cityCode);
  try {
    const found = await addressSuggester?.suggest(place, typed.trim());
    if (found) return found;
  } catch (error) {
    logger.warn(
      { requestId, operation: 'address suggestions', cause: loggedCause(error) },
      'the address service failed; built-in streets were suggested',
    );
  }
  return suggestStreets(place.cityName, typed);
}
