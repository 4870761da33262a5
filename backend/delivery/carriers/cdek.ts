import { postalCodeOf } from '#shared/places/postal-places.ts';
import { within } from '../../platform/outside/within.ts';
import type { DeliveryProvider } from '../base/delivery-provider.ts';
import type { Destination } from '../base/parcel.ts';
import { pointsAnswer } from './cdek-answers.ts';
import { type CdekAccess, createCdekClient } from './cdek-client.ts';
import { pointOf, quotesOf } from './cdek-facts.ts';
import type { CdekSender } from './cdek-parcel.ts';
import { createCdekShipments } from './cdek-shipments.ts';
import { tariffsFor } from './cdek-tariffs.ts';

export type CdekOptions = CdekAccess & {
  /**
   * Timeout in ms for all calls to CDEK that one request of a shopper needs together: for the token, the city
   * and the data.
   */
  timeoutMs: number;
  /** The sender's data on parcels; undefined if the shop does not register its parcels automatically. */
  sender?: CdekSender | undefined;
};

/** The carrier CDEK, connected by its API v2: cities, pick-up points, tariffs and parcels. */
export function createCdek({ timeoutMs, sender, ...access }: CdekOptions): DeliveryProvider {
  const client = createCdekClient(access);

  /**
   * CDEK's request parameters for a place: CDEK's code of the city or, if the place was chosen by postal code
   * and has no name, the postal code. Undefined for a city that CDEK does not know.
   */
  async function areaOf(to: Destination): Promise<Record<string, string> | undefined> {
    const postalCode = postalCodeOf(to.cityCode);
    if (postalCode !== undefined) return { postal_code: postalCode };
    const code = await client.cityCodeOf(to, timeoutMs);
    return code === undefined ? undefined : { city_code: String(code) };
  }

  async function points(to: Destination) {
    const where = await areaOf(to);
    if (where === undefined) return [];
    const query = { ...where, type: 'ALL', is_handout: 'true' };
    const found = await client.call({ path: 'deliverypoints', query, schema: pointsAnswer, timeoutMs });
    return found.flatMap((point) => pointOf(point, to.cityCode) ?? []);
  }

  return {
    carrier: 'cdek',
    quotes: (parcel, to) =>
      within(timeoutMs, async () => quotesOf(await tariffsFor(client, parcel, to, timeoutMs))),
    points: (to) => within(timeoutMs, () => points(to)),
    shipments: sender ? createCdekShipments(client, sender) : null,
  };
}
