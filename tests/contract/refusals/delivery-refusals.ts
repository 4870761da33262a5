import * as sdk from '../../../src/generated/sdk/sdk.gen';
import { cityWithStores } from '../calls/delivery.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

type Question = Partial<Parameters<typeof sdk.getDeliveryPoints>[0]['query']>;

const points = (question: (shopper: Shopper) => Promise<Question>) => async (shopper: Shopper) => {
  await becomeGuest(shopper);
  const call = shopper.with();
  return sdk.getDeliveryPoints({ ...call, query: { ...call.query, ...(await question(shopper)) } });
};

const options = (query: { city: string; postalCode?: string }) => async (shopper: Shopper) => {
  await becomeGuest(shopper);
  const call = shopper.with();
  return sdk.getDeliveryOptions({ ...call, query: { ...call.query, ...query } });
};

const suggest = (query: { city: string; q: string }) => async (shopper: Shopper) => {
  await becomeGuest(shopper);
  const call = shopper.with();
  return sdk.suggestAddresses({ ...call, query: { ...call.query, ...query } });
};

const isAt = (pointer: string, refusal: RefusalCase): RefusalCase => ({ ...refusal, pointer });

/** What can go wrong with delivery. */
export const deliveryRefusals: RefusalCase[] = [
  notFound('getDeliveryOptions', 'an unknown city', options({ city: 'atlantida' })),
  notFound('suggestAddresses', 'an unknown city', suggest({ city: 'atlantida', q: 'ленина' })),
  notFound(
    'getDeliveryPoints',
    'an unknown city',
    points(async () => ({ city: 'atlantida' })),
  ),
  notFound(
    'getDeliveryPoints',
    'a page beyond the last',
    points(async (shopper) => ({ city: await cityWithStores(shopper), page: 999 })),
  ),
  isAt(
    '/postalCode',
    invalid('getDeliveryOptions', 'half a postal code', options({ city: 'moskva', postalCode: '101' })),
  ),
  isAt('/q', invalid('suggestAddresses', 'nothing typed', suggest({ city: 'moskva', q: '' }))),
  isAt(
    '/city',
    invalid(
      'getDeliveryPoints',
      'neither a city nor a rectangle',
      points(async () => ({})),
    ),
  ),
  isAt(
    '/north',
    invalid(
      'getDeliveryPoints',
      'a rectangle without its north',
      points(async () => ({ west: 37, south: 55, east: 38 })),
    ),
  ),
];
