import { expect, it } from 'vitest';
import { startShop } from './testing.ts';

const PATH = '/api/payment-orchestration/v1/notifications/:provider';
const FROM_A_PROVIDER = { 'content-type': 'application/json; charset=utf-8' };

/** Starts a shop whose backend records all calls. */
async function open(answer: () => Response, config: { trustedProxies?: number } = {}) {
  const calls: { provider: string; body: unknown; site: string | undefined; from: string; ip: unknown }[] =
    [];
  const shop = await startShop({
    config,
    backend: (app) =>
      app.post(PATH, async (c) => {
        calls.push({
          provider: c.req.param('provider'),
          body: await c.req.json(),
          site: c.req.query('site'),
          from: c.req.header('x-requested-from') ?? '',
          ip: (c.env as { clientIp?: string }).clientIp,
        });
        return answer();
      }),
  });
  return { shop, calls };
}

const problem = (status: number) =>
  Response.json({ type: '/problems/forbidden', title: 'Нет доступа', status, code: 'FORBIDDEN' }, { status });

it('a payment provider’s notification is forwarded as a call of the contract, and answered as the provider expects', async () => {
  const { shop, calls } = await open(() => Response.json({ text: 'OK' }));
  const answer = await shop.send('POST', '/notifications/tkassa', FROM_A_PROVIDER, '{"Status":"CONFIRMED"}');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('OK');
  expect(calls).toEqual([
    { provider: 'tkassa', body: { Status: 'CONFIRMED' }, site: 'ru', from: 'server', ip: '127.0.0.1' },
  ]);
});

it('a carrier’s notification about a parcel is forwarded (§3.7.13)', async () => {
  const bodies: unknown[] = [];
  const shop = await startShop({
    backend: (app) =>
      app.post('/api/order-orchestration/v1/parcel-notifications/:carrier', async (c) => {
        bodies.push([c.req.param('carrier'), await c.req.json()]);
        return c.body(null, 204);
      }),
  });
  const answer = await shop.send('POST', '/notifications/parcels/cdek', FROM_A_PROVIDER, '{"uuid":"1"}');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(bodies).toEqual([['cdek', { uuid: '1' }]]);
});

it('a forwarded notification carries the client’s IP address, also behind a proxy', async () => {
  const { shop, calls } = await open(() => Response.json({ text: 'OK' }), { trustedProxies: 1 });
  const headers = { ...FROM_A_PROVIDER, 'x-forwarded-for': '10.0.0.1, 185.71.76.5' };
  await shop.send('POST', '/notifications/yookassa', headers, '{}');
  expect(calls[0]?.ip).toBe('185.71.76.5');
});

it('the answer to a notification that the backend refuses contains only the status', async () => {
  const { shop } = await open(() => problem(403));
  const answer = await shop.send('POST', '/notifications/yookassa', FROM_A_PROVIDER, '{}');
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe('');
});

it('the shop stops reading a notification after 64 KB', async () => {
  const { shop, calls } = await open(() => Response.json({ text: 'OK' }));
  const answer = await shop.send(
    'POST',
    '/notifications/yookassa',
    FROM_A_PROVIDER,
    `"${'x'.repeat(70_000)}"`,
  );
  expect(answer.status).toBe(413);
  expect(calls).toEqual([]);
});
