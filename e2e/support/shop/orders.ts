import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Cart, DeliveryOptions, Listing, Order } from '#contract/client/client.schemas.ts';
import { operations } from '#contract/operations.ts';
import type { ShopServer } from './server.ts';

const CITY = 'moskva';

/**
 * Calls the API with the cookies of the browser, but without a page.
 * @throws Error when the call fails
 */
async function call<T>(
  { request }: BrowserContext,
  server: ShopServer,
  { method, path }: { method: string; path: string },
  { query = {}, body, key }: { query?: Record<string, string>; body?: unknown; key?: string } = {},
): Promise<T> {
  const answer = await request.fetch(
    `${server.url}${path}?${new URLSearchParams({ site: 'ru', ...query })}`,
    {
      method,
      ...(body !== undefined && { data: body }),
      headers: {
        origin: server.url,
        'x-request-id': randomUUID(),
        'x-requested-from': 'browser',
        'x-site-id': 'ru',
        ...(key && { 'idempotency-key': key }),
      },
    },
  );
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

export const BUYER = { name: 'Мария Орлова', phone: '+79990000001', email: 'maria@example.ru' };

/**
 * Places a courier order, paid in cash, for three pieces: one of one product and two of another. Creates a
 * guest if the browser has no identity.
 */
export async function orderByCourier(
  context: BrowserContext,
  server: ShopServer,
  { asGuest = false } = {},
): Promise<Order> {
  if (asGuest) await call(context, server, operations.createGuestIdentity);
  const { items: cards } = await call<Listing>(context, server, operations.getListing, {
    query: { path: 'zhenshchinam/platya', 'in-stock': 'true' },
  });
  const articles = cards.flatMap(({ sizes }) => sizes.find((size) => size.inStock)?.articleId ?? []);
  const change = (action: 'ADD' | 'REMOVE', articleId: string, quantity: number) =>
    call<Cart>(context, server, operations.applyCartActions, {
      body: { items: [{ action, articleId, quantity }] },
    });
  // Orders of other tests take pieces, of which a list that is kept for a while does not know yet.
  const wanted = [1, 2];
  let cart: Cart | undefined;
  for (const articleId of articles) {
    const pieces = wanted[0];
    if (pieces === undefined) break;
    const next = await change('ADD', articleId, pieces).catch(() => undefined);
    const held = next?.items.find((item) => item.articleId === articleId)?.quantity ?? 0;
    if (held === pieces) wanted.shift();
    else if (held > 0) await change('REMOVE', articleId, held);
    if (held === pieces) cart = next;
  }
  if (!cart || wanted.length > 0) throw new Error('Too few dresses are in stock.');
  const { methods, goodsSum } = await call<DeliveryOptions>(context, server, operations.getDeliveryOptions, {
    query: { city: CITY },
  });
  const courier = methods.find(({ kind }) => kind === 'courier');
  if (!courier) throw new Error('No courier is available.');
  return call<Order>(context, server, operations.placeOrder, {
    key: randomUUID(),
    body: {
      contact: BUYER,
      delivery: {
        methodId: courier.id,
        city: CITY,
        postalCode: null,
        address: 'ул. Садовая, 12',
        flat: '48',
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
        total: goodsSum + (courier.price ?? 0),
      },
    },
  });
}
