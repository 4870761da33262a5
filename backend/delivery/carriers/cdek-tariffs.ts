import type { Destination, Parcel } from '../base/parcel.ts';
import { tariffsAnswer } from './cdek-answers.ts';
import type { CdekClient } from './cdek-client.ts';

/** CDEK's code for the type of an order: from an online shop. */
const SHOP = 1;

/** The destination in the format of CDEK's calculator; undefined for a city that CDEK does not know. */
async function locationOf(client: CdekClient, to: Destination, timeoutMs: number) {
  if (to.postalCode !== null) return { postal_code: to.postalCode };
  const code = await client.cityCodeOf(to, timeoutMs);
  return code === undefined ? undefined : { code };
}

/** Fetches CDEK's tariffs with their prices for a parcel. Undefined if CDEK does not know the destination. */
export async function tariffsFor(
  client: CdekClient,
  { fromPostalCode, grams, length, width, height }: Parcel,
  to: Destination,
  timeoutMs: number,
) {
  const there = await locationOf(client, to, timeoutMs);
  if (there === undefined) return [];
  const answer = await client.call({
    path: 'calculator/tarifflist',
    schema: tariffsAnswer,
    timeoutMs,
    body: {
      type: SHOP,
      from_location: { postal_code: fromPostalCode },
      to_location: there,
      packages: [{ weight: grams, length, width, height }],
    },
  });
  return answer.tariff_codes;
}
