import * as sdk from '#contract/sdk/sdk.gen.ts';
import { findArticle, putInCart } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { Calls } from './prepare.ts';

/** Creates a guest with an article in the cart. Returns the code of a city that has stores. */
async function becomeBuyer(shopper: Shopper): Promise<string> {
  await becomeGuest(shopper);
  await putInCart(shopper, await findArticle(shopper, 'IN_STOCK'));
  return cityWithStores(shopper);
}

export async function cityWithStores(shopper: Shopper): Promise<string> {
  const { data } = await sdk.getCities({ ...shopper.with(), throwOnError: true });
  return data.items.find(({ storeCount }) => storeCount > 0)?.code ?? '';
}

/** Valid calls of delivery operations. */
export const deliveryCalls = {
  async getDeliveryOptions(shopper) {
    const city = await becomeBuyer(shopper);
    const call = shopper.with();
    const query = { ...call.query, city, postalCode: '101000' };
    return () => sdk.getDeliveryOptions({ ...call, query });
  },
  async getArticleDelivery(shopper) {
    const [city, articleId] = [await cityWithStores(shopper), await findArticle(shopper, 'IN_STOCK')];
    const call = shopper.with();
    return () => sdk.getArticleDelivery({ ...call, path: { articleId }, query: { ...call.query, city } });
  },
  async getDeliveryPoints(shopper) {
    const city = await becomeBuyer(shopper);
    const call = shopper.with();
    const query = { ...call.query, city, kind: ['store' as const, 'pickup-point' as const] };
    return () => sdk.getDeliveryPoints({ ...call, query });
  },
  async suggestAddresses(shopper) {
    await becomeGuest(shopper);
    const city = await cityWithStores(shopper);
    const call = shopper.with();
    return () => sdk.suggestAddresses({ ...call, query: { ...call.query, city, q: 'мясн' } });
  },
} satisfies Calls;
