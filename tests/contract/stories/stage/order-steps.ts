import type { Order, OrderRequest } from '#contract/sdk/types.gen.ts';
import type { CallParts } from '../../call.ts';
import { shopData } from '../../shop-data.ts';
import type { Scene } from './story.ts';

const CITY = shopData.city;
export const PHONE = '+79991234567';

type Browser = Pick<Scene, 'quietly'>;

/**
 * The request body of a courier order for the goods in a browser's cart, paid in cash. It states the prices
 * and conditions that the shop shows now, as an order must.
 */
export async function orderParts(
  browser: Browser,
): Promise<CallParts<'placeOrder'> & { body: OrderRequest }> {
  const cart = await browser.quietly('getCart');
  const { methods } = await browser.quietly('getDeliveryOptions', { query: { city: CITY } });
  const courier = methods.find(({ kind }) => kind === 'courier');
  if (!courier) throw new Error('The shop has no courier.');
  return {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      contact: { name: 'Анна Петрова', phone: PHONE, email: 'anna@example.ru' },
      delivery: {
        methodId: courier.id,
        city: CITY,
        postalCode: null,
        address: 'ул. Мясницкая, 1',
        flat: null,
        entrance: null,
        floor: null,
        intercom: null,
        pointCode: null,
        fitting: false,
        day: courier.days.find(({ isFull }) => !isFull)?.day ?? null,
        interval: courier.intervals[0] ?? null,
      },
      payment: { method: 'cash' },
      comment: null,
      personalDataConsent: true,
      seen: {
        cartVersion: cart.version,
        pieces: cart.items.reduce((all, { quantity }) => all + quantity, 0),
        total: cart.discountPrice + (courier.price ?? 0),
      },
    },
  };
}

/** Places an order for the goods in a browser's cart. */
export const place = async (browser: Browser): Promise<Order> =>
  browser.quietly('placeOrder', await orderParts(browser));
