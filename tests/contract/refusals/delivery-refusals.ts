import * as sdk from '#contract/sdk/sdk.gen.ts';
import { cityWithStores } from '../calls/delivery.ts';
import { findArticle } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import { shopData } from '../shop-data.ts';
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

const NO_ARTICLE = '00000000-0000-4000-8000-000000000000';

const articleDelivery =
  ({ city = shopData.city, articleId }: { city?: string; articleId?: string }) =>
  async (shopper: Shopper) => {
    const path = { articleId: articleId ?? (await findArticle(shopper, 'IN_STOCK')) };
    const call = shopper.with();
    return sdk.getArticleDelivery({ ...call, path, query: { ...call.query, city } });
  };

const suggest = (query: { city: string; q: string }) => async (shopper: Shopper) => {
  await becomeGuest(shopper);
  const call = shopper.with();
  return sdk.suggestAddresses({ ...call, query: { ...call.query, ...query } });
};

const isAt = (pointer: string, refusal: RefusalCase): RefusalCase => ({ ...refusal, pointer });

/** Cases in which delivery operations are refused. */
export const deliveryRefusals: RefusalCase[] = [
  notFound('getDeliveryOptions', 'an unknown city', options({ city: 'atlantida' })),
  notFound('getArticleDelivery', 'an unknown city', articleDelivery({ city: 'atlantida' })),
  notFound('getArticleDelivery', 'an unknown article', articleDelivery({ articleId: NO_ARTICLE })),
  isAt('/city', invalid('getArticleDelivery', 'an invalid city', articleDelivery({ city: 'Казань' }))),
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
    invalid('getDeliveryOptions', 'half a postal code', options({ city: shopData.city, postalCode: '101' })),
  ),
  isAt('/q', invalid('suggestAddresses', 'nothing typed', suggest({ city: shopData.city, q: '' }))),
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
      'a rectangle without its northern edge',
      points(async () => ({ west: 37, south: 55, east: 38 })),
    ),
  ),
];
