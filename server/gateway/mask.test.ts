import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from '../testing.ts';
import { inProcess, overHttp } from './upstream.ts';

/** Longer than any test, in ms: only an API that never responds may reach this time limit. */
const NEVER_MS = 600_000;
const CART = '/api/cart-orchestration/v1/carts?site=ru';
const ACTIONS = '/api/cart-orchestration/v1/carts/items/list?site=ru';

/** Starts a shop that calls the given server as its API, over a real socket. */
async function shopBefore(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  timeoutMs = NEVER_MS,
) {
  const api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const upstream = overHttp(`http://127.0.0.1:${(api.address() as AddressInfo).port}/base`);
  return startShop({ upstream, timeoutMs });
}

const json = (status: number, body: unknown, type = 'application/json') => {
  return (_: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(status, { 'content-type': type, 'x-powered-by': 'secret', server: 'secret' });
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  expect(text).not.toMatch(/secret|stack|at .+:\d+/i);
  return JSON.parse(text);
}

const unavailable = {
  type: '/problems/unavailable',
  title: 'Сервис временно недоступен. Попробуйте ещё раз чуть\u00a0позже',
  status: 503,
  code: 'UNAVAILABLE',
  requestId: REQUEST_ID,
};
const internal = {
  type: '/problems/internal',
  title: 'Неизвестная ошибка',
  status: 500,
  code: 'INTERNAL',
  requestId: REQUEST_ID,
};

describe('the gateway in front of an API over HTTP', () => {
  it('the gateway sends each call to an API over HTTP as the contract defines it', async () => {
    const seen: IncomingMessage[] = [];
    let body = '';
    const shop = await shopBefore((incoming, outgoing) => {
      seen.push(incoming);
      incoming.on('data', (chunk) => {
        body += chunk;
      });
      incoming.on('end', () => json(200, { fine: 'да' })(incoming, outgoing));
    });
    const cookie = '__Host-vitrina-access=token; other=1';
    const response = await shop.send('POST', ACTIONS, { ...FROM_OUR_PAGE, cookie }, '{"a":1}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ fine: 'да' });
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(seen[0]).toMatchObject({ method: 'POST', url: `/base${ACTIONS}` });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'x-forwarded-for': '127.0.0.1' });
    expect(seen[0]?.headers.cookie).toBeUndefined();
    expect(body).toBe('{"a":1}');
  });

  it('the gateway forwards a response without a body', async () => {
    const shop = await shopBefore((_, outgoing) => outgoing.writeHead(204).end());
    const response = await shop.send('DELETE', '/api/_auth/session?site=ru', FROM_OUR_PAGE);
    expect(response.status).toBe(204);
  });
});

describe('the gateway hides the faults of an API', () => {
  const headers = { 'x-request-id': REQUEST_ID };

  it.each<[string, number, object, Parameters<typeof shopBefore>[0]]>([
    ['hangs', 503, unavailable, () => {}],
    ['resets the connection', 503, unavailable, (incoming) => incoming.socket.resetAndDestroy()],
    [
      'resets the connection in the middle of the answer',
      503,
      unavailable,
      (incoming, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        outgoing.write('{"secret":', () => incoming.socket.resetAndDestroy());
      },
    ],
    [
      'stalls in the middle of the answer',
      503,
      unavailable,
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/json' });
        outgoing.write('{"secret":');
      },
    ],
    ['does not speak HTTP', 503, unavailable, (incoming) => incoming.socket.end('secret garbage\r\n\r\n')],
    ['answers 500 with HTML', 500, internal, json(500, '<h1>secret stack</h1>', 'text/html')],
    ['answers 502 with HTML', 503, unavailable, json(502, '<h1>nginx secret</h1>', 'text/html')],
    ['answers 504 without a body', 503, unavailable, json(504, '')],
    [
      'answers 500 with a problem',
      500,
      internal,
      json(500, { ...internal, detail: 'secret' }, 'application/problem+json'),
    ],
    ['answers 200 with HTML', 500, internal, json(200, '<h1>secret</h1>', 'text/html')],
    ['answers 200 with broken JSON', 500, internal, json(200, '{"secret": tru')],
    ['answers 200 without a content type', 500, internal, (_, outgoing) => outgoing.end('{"secret":1}')],
    [
      'redirects the browser',
      500,
      internal,
      (_, outgoing) => outgoing.writeHead(302, { location: 'https://secret.example/' }).end(),
    ],
    ['answers without end', 500, internal, json(200, JSON.stringify('x'.repeat(9 * 1024 * 1024)))],
  ])(
    'if the API %s, the browser gets the status %i and no text of the API',
    async (does, status, expected, answer) => {
      const isSilent = ['hangs', 'stalls in the middle of the answer'].includes(does);
      const shop = await shopBefore(answer, isSilent ? 300 : NEVER_MS);
      const response = await shop.get(CART, headers);
      expect(response.status).toBe(status);
      expect(await problemOf(response)).toEqual(expected);
      expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
      const logged = shop.log.filter((line) => /"level":"(warn|error)"/.test(line));
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain(REQUEST_ID);
    },
  );

  it('the gateway answers 503 if the API cannot be reached, and the shop keeps running', async () => {
    const shop = await startShop({ upstream: overHttp('http://127.0.0.1:9') });
    expect((await shop.get(CART)).status).toBe(503);
    expect((await shop.get('/healthz')).status).toBe(200);
    expect((await shop.get('/readyz')).status).toBe(503);
  });

  it.each([
    ['120', '120'],
    ['Fri, 31 Dec 1999 23:59:59 GMT', '5'],
    ['99999', '5'],
  ])('the gateway forwards a Retry-After of %s as %s', async (given, kept) => {
    const shop = await shopBefore((_, outgoing) => outgoing.writeHead(503, { 'retry-after': given }).end());
    expect((await shop.get(CART)).headers.get('retry-after')).toBe(kept);
  });

  it.each([
    [400, 'MALFORMED_JSON'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [422, 'INVALID_REQUEST'],
    [429, 'TOO_MANY_REQUESTS'],
    [418, 'INTERNAL'],
  ])(
    'the gateway turns a status %i without a problem into the contract’s problem %s',
    async (status, code) => {
      const shop = await shopBefore(json(status, { error: 'secret' }));
      const response = await shop.get(CART, headers);
      expect(response.status).toBe(status);
      expect(await problemOf(response)).toMatchObject({ status, code, requestId: REQUEST_ID });
    },
  );

  it('the gateway removes from a problem all members that the contract does not have', async () => {
    const errors = [{ in: 'body', pointer: '/items/0/quantity', code: 'too_big', message: 'Не больше 10' }];
    const stated = {
      type: '/problems/invalid-request',
      title: 'Проверьте введённые данные',
      code: 'INVALID_REQUEST',
    };
    const answer = {
      ...stated,
      status: 422,
      requestId: 'theirs',
      errors: [{ ...errors[0], input: 'secret' }],
      stack: 'secret',
    };
    const shop = await shopBefore(json(422, answer, 'application/problem+json'));
    const response = await shop.get(CART, headers);
    expect(await problemOf(response)).toEqual({ ...stated, status: 422, requestId: REQUEST_ID, errors });
    expect(shop.log.filter((line) => line.includes('"level":"warn"'))).toEqual([]);
  });

  it('the gateway removes from the changes of an order all members that the contract does not have', async () => {
    const order = {
      changes: [{ code: 'PRICE', articleId: null, text: 'Цена изменилась' }],
      now: { cartVersion: 3, pieces: 2, total: 467_000 },
      goodsSum: 438_000,
      discountSum: 0,
      deliveryPrice: 29_000,
    };
    const answer = {
      type: '/problems/order-changed',
      title: 'Заказ изменился',
      code: 'ORDER_CHANGED',
      order: {
        ...order,
        secret: 1,
        now: { ...order.now, secret: 1 },
        changes: [{ ...order.changes[0], secret: 1 }],
      },
    };
    const shop = await shopBefore(json(409, answer, 'application/problem+json'));
    expect(await problemOf(await shop.get(CART, headers))).toMatchObject({ code: 'ORDER_CHANGED', order });
    expect(await (await shop.get(CART, headers)).text()).not.toContain('secret');
  });
});

describe('the gateway hides the faults of the backend in this process', () => {
  it.each<[string, number, () => Promise<Response>]>([
    ['throws', 500, () => Promise.reject(new Error('secret'))],
    ['hangs', 503, () => new Promise(() => {})],
  ])(
    'if the backend %s, the browser gets the status %i and no text of the error',
    async (_does, status, answer) => {
      const shop = await startShop({ upstream: inProcess({ fetch: answer }), timeoutMs: 50 });
      const response = await shop.get(CART);
      expect(response.status).toBe(status);
      await problemOf(response);
    },
  );
});
