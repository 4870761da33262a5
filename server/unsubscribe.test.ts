import { expect, it } from 'vitest';
import { startShop } from './testing.ts';

const PATH = '/unsubscribe/one-click?token=signed';

/** What a mail service sends (RFC 8058): no cookie, no page of this shop. */
const press = { 'content-type': 'application/x-www-form-urlencoded' };

async function open(status: number) {
  const bodies: unknown[] = [];
  const shop = await startShop({
    backend: (app) =>
      app.post('/api/user-orchestration/v1/unsubscriptions', async (c) => {
        bodies.push(await c.req.json());
        return new Response(null, { status });
      }),
  });
  return { shop, bodies };
}

it('ends letters by one post of a mail service (§3.4.3)', async () => {
  const { shop, bodies } = await open(204);
  const answer = await shop.send('POST', PATH, press, 'List-Unsubscribe=One-Click');
  expect(answer.status).toBe(200);
  expect(bodies).toEqual([{ token: 'signed' }]);
});

it('says that a token is not of this shop', async () => {
  const { shop } = await open(404);
  expect((await shop.send('POST', PATH, press, 'List-Unsubscribe=One-Click')).status).toBe(404);
});

it('ends nothing when it is only opened, and leads to the page (§3.4.3)', async () => {
  const { shop, bodies } = await open(204);
  const answer = await shop.get(PATH);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe?token=signed']);
  expect(bodies).toEqual([]);
});
