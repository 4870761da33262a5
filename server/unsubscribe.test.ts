import { expect, it } from 'vitest';
import { startShop } from './testing.ts';

const PATH = '/unsubscribe/one-click?token=signed';

/**
 * The request that a mail service sends when a subscriber presses its unsubscribe button (RFC 8058): a posted
 * form from another site, without cookies.
 */
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

it('one POST from a mail service ends the subscription (§3.4.3)', async () => {
  const { shop, bodies } = await open(204);
  const answer = await shop.send('POST', PATH, press, 'List-Unsubscribe=One-Click');
  expect(answer.status).toBe(200);
  expect(bodies).toEqual([{ token: 'signed' }]);
});

it('unsubscribing with an invalid token is refused', async () => {
  const { shop } = await open(404);
  expect((await shop.send('POST', PATH, press, 'List-Unsubscribe=One-Click')).status).toBe(404);
});

it('a GET to the unsubscribe URL redirects to a page and does not end the subscription (§3.4.3)', async () => {
  const { shop, bodies } = await open(204);
  const answer = await shop.get(PATH);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe?token=signed']);
  expect(bodies).toEqual([]);
});
