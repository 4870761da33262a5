import { afterEach, expect, test } from 'vitest';
import { createQueryClient, getProduct } from '@/lib/api';
import { server } from '../../../tests/component-shop';
import { addActions, clearActions, updateActions } from './state/cart-actions';
import { cartChanges } from './state/cart-changes';
import { cartQuery } from './state/cart-query';

afterEach(() => server.events.removeAllListeners());

const CARTS = '/api/cart-orchestration/v1/carts';

test('every cart request has the parameters extendByMindbox (gifts of the marketing platform) and site (§7.2.3, §7.2.4)', async () => {
  const made: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith(CARTS)) made.push(`${request.method} ${pathname}${search}`);
  });
  const changes = cartChanges(createQueryClient());
  const { articleId } = await anyArticle();
  await changes.perform(addActions(articleId, 1));
  await changes.refresh();
  expect(made).toEqual([
    `POST ${CARTS}/items/list?extendByMindbox=true&site=ru`,
    `GET ${CARTS}?extendByMindbox=true&site=ru`,
  ]);
});

test('changes are sent as one list of actions with article, quantity and action (§4.3.2, §7.2.4)', async () => {
  const sent: unknown[] = [];
  const reading: Promise<unknown>[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' || !request.url.includes(`${CARTS}/items/list`)) return;
    reading.push(
      request
        .clone()
        .json()
        .then((body) => sent.push(body)),
    );
  });
  const client = createQueryClient();
  const changes = cartChanges(client);
  const { articleId } = await anyArticle();
  await changes.perform(addActions(articleId, 2));
  await changes.perform(updateActions({ articleId, isGift: false }, 1));
  const cart = await changes.perform(clearActions(client.getQueryData(cartQuery.queryKey)?.items ?? []));
  await Promise.all(reading);
  expect(cart.items).toEqual([]);
  expect(sent).toEqual([
    { items: [{ action: 'ADD', articleId, quantity: 2 }] },
    { items: [{ action: 'UPDATE', articleId, quantity: 1 }] },
    { items: [{ action: 'UPDATE', articleId, quantity: 0 }] },
  ]);
});

async function anyArticle() {
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const article = articles.find(({ state }) => state === 'IN_STOCK');
  if (!article) throw new Error('The product of the examples is sold out.');
  return article;
}
