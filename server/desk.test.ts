import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OperationId, operationList } from '#contract/operations.ts';
import { DESK_ATTEMPT_COOKIE, DESK_COOKIE, sessionCookie } from '#shared/web/desk-cookies.ts';
import { createMetrics } from '../backend/platform/metrics/metrics.ts';
import { createDesk } from './desk.ts';
import { inProcess, UpstreamError } from './gateway/upstream.ts';
import { createHttpServer, drain } from './process/http-server.ts';
import { createLogger } from './process/logger.ts';
import { readStaticFiles } from './static-files.ts';
import { REQUEST_ID } from './testing.ts';

const ORIGIN = 'https://desk.shop.example';
const API = '/api/operator-orchestration/v1';
const SESSION = 'a'.repeat(43);
const COOKIES = `${DESK_COOKIE}=${SESSION}; ${DESK_ATTEMPT_COOKIE}=attempt; __Host-vitrina-access=shopper`;
const OF_DESK = {
  'sec-fetch-site': 'same-origin',
  'x-requested-from': 'browser',
  'x-request-id': REQUEST_ID,
  cookie: COOKIES,
};

type Backend = (request: Request) => Response | Promise<Response>;

/** The desk on a socket, with a small operator API that records what reaches it. */
async function startDesk(backend: Backend = () => Response.json({})) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-desk-'));
  mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><title>Desk</title>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'a1.js'), 'export {}');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const received: Request[] = [];
  const log: string[] = [];
  const desk = createDesk({
    origin: ORIGIN,
    trustedProxies: 0,
    imageHosts: ['https://img.shop.example'],
    isForeign: false,
    upstream: inProcess({
      fetch: async (request) => {
        received.push(request);
        return backend(request);
      },
    }),
    pictures: async () => new Response('picture', { headers: { 'content-type': 'image/avif' } }),
    staticFiles: readStaticFiles(folder),
    page,
    logger: createLogger('debug', { write: (line: string) => void log.push(line) }),
    metrics: createMetrics(),
  });
  const server = createHttpServer(desk.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => drain(server, 0));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
  return { send, received, log };
}

const addressOf = ({ path }: { path: string }) => path.replaceAll(/\{\w+\}/g, 'x');
const ofOperators = operationList.filter(({ service }) => service === 'operator');
const call = (id: OperationId) => {
  const { path, method, hasBody } = operationList.find(
    (one) => one.id === id,
  ) as (typeof operationList)[number];
  const type: Record<string, string> = hasBody ? { 'content-type': 'application/json' } : {};
  return {
    path: addressOf({ path }),
    init: {
      method: method.toUpperCase(),
      headers: { ...OF_DESK, ...type },
      body: hasBody ? '{}' : null,
    },
  };
};

describe('the tier of the desk', () => {
  it.each(ofOperators)(
    'the desk sends the API only the session or the attempt cookie, as the contract says for $id',
    async ({ id, credentials }) => {
      const { send, received } = await startDesk();
      const { path, init } = call(id);
      await send(path, init);
      const [request] = received;
      expect({
        bearer: request?.headers.get('authorization') ?? null,
        cookie: request?.headers.get('cookie') ?? null,
        origin: request?.headers.get('sec-fetch-site') ?? null,
      }).toEqual({
        bearer: credentials.includes('operatorAuth') ? `Bearer ${SESSION}` : null,
        cookie: credentials.includes('deskAttempt') ? `${DESK_ATTEMPT_COOKIE}=attempt` : null,
        origin: null,
      });
    },
  );

  it.each(operationList.filter(({ service }) => service !== 'operator'))(
    'the desk does not serve $id, because it is not an operation for operators',
    async ({ id }) => {
      const { send, received } = await startDesk();
      const { path, init } = call(id);
      expect((await send(path, init)).status).toBe(404);
      expect(received).toEqual([]);
    },
  );

  it('the desk serves nothing else of the operator port, such as backups and the exchange with 1C', async () => {
    const { send, received } = await startDesk();
    const paths = ['/api/backup', '/api/operator-orchestration/v1/nothing', `${API}/orders%2Fx`, '/api'];
    for (const path of paths) expect((await send(path, { headers: OF_DESK })).status, path).toBe(404);
    const exchange = await send('/1c/exchange?type=sale&mode=checkauth', {
      method: 'POST',
      headers: OF_DESK,
    });
    expect(exchange.status).toBe(405);
    expect((await send(`${API}/orders`, { method: 'PATCH', headers: OF_DESK })).status).toBe(405);
    expect(received).toEqual([]);
  });

  it('the desk passes on only its own cookies from responses of the API', async () => {
    const { send } = await startDesk(() => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', sessionCookie(SESSION));
      headers.append('set-cookie', '__Host-vitrina-access=shopper; Path=/; Secure');
      headers.append('set-cookie', 'other=1');
      return new Response('{}', { headers });
    });
    const { path, init } = call('signInOperator');
    expect((await send(path, init)).headers.getSetCookie()).toEqual([sessionCookie(SESSION)]);
  });

  it('signing out deletes the session cookie even if the operator API does not respond', async () => {
    const { send } = await startDesk(() => {
      throw new UpstreamError('unreachable', 'planted');
    });
    const { path, init } = call('signOutOperator');
    const response = await send(path, init);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie().join()).toContain(`${DESK_COOKIE}=; Max-Age=0`);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('the desk hides the causes of errors, and its log contains neither the session nor the query', async () => {
    const { send, log } = await startDesk(() => new Response('Error: at /srv/shop', { status: 500 }));
    const response = await send(`${API}/orders?search=%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2`, {
      headers: OF_DESK,
    });
    expect(await response.json()).toMatchObject({ code: 'INTERNAL', requestId: REQUEST_ID });
    expect(log.join('\n')).not.toContain(SESSION);
    expect(log.join('\n')).not.toContain('search');
    expect(log.join('\n')).toContain('An answer of the API was masked');
  });
});

/** Headers by which requests of other pages and programs are recognized. */
const OTHERS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'the shop, which is the same site': { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
  'the address line': { 'sec-fetch-site': 'none' },
  'a sandboxed frame': { origin: 'null' },
  'our name without TLS': { origin: 'http://desk.shop.example' },
  'another port': { origin: 'https://desk.shop.example:8443' },
  'a page of another origin that claims to be ours': {
    'sec-fetch-site': 'same-origin',
    origin: 'https://evil.example',
  },
  'no place': {},
};

describe('other pages cannot use the session of the desk:', () => {
  it.each(ofOperators)('other pages cannot use the session of the desk for $id', async ({ id }) => {
    const { send, received } = await startDesk();
    const { path, init } = call(id);
    const { 'sec-fetch-site': _, ...rest } = init.headers as Record<string, string>;
    for (const [place, headers] of Object.entries(OTHERS)) {
      const response = await send(path, { ...init, headers: { ...rest, ...headers } });
      expect(response.status, place).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(received).toEqual([]);
  });

  it('a form cannot use the session of the desk, even from the desk’s own origin, because it sends neither the marker header nor JSON', async () => {
    const { send, received } = await startDesk();
    const { 'x-requested-from': _, ...unmarked } = OF_DESK;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (headers: Record<string, string>) =>
      send(`${API}/operators`, { method: 'POST', headers, body: '{"name":"x"}' });
    expect((await post({ ...unmarked, 'content-type': 'application/json' })).status).toBe(403);
    expect((await post({ ...OF_DESK, ...form })).status).toBe(415);
    expect(received).toEqual([]);
  });
});

describe('a browser', () => {
  it.each(['/', '/orders/42', '/invitation', `${API}/orders`, '/assets/a1.js', '/nothing.js'])(
    'the page at %s of the desk cannot be framed, runs only scripts of the desk, and reveals its URL to no other site',
    async (path) => {
      const { send } = await startDesk();
      const { headers } = await send(path, { headers: OF_DESK });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
    },
  );

  it('browsers cache no pages and responses of the desk, only files whose names change with their content', async () => {
    const { send } = await startDesk(() =>
      Response.json({ buyer: 'Анна' }, { headers: { 'cache-control': 'public, max-age=600', etag: '"x"' } }),
    );
    const kept = async (path: string) =>
      (await send(path, { headers: OF_DESK })).headers.get('cache-control');
    expect(await kept('/')).toBe('no-store');
    expect(await kept('/orders')).toBe('no-store');
    expect(await kept('/index.html')).toBe('no-store');
    expect(await kept(`${API}/orders`)).toBe('private, no-store');
    expect(await kept('/assets/a1.js')).toContain('immutable');
  });

  it('every URL of the desk that is not a file shows the page of the desk, and a missing file gives 404', async () => {
    const { send } = await startDesk();
    expect(await (await send('/orders/42?tab=money')).text()).toContain('<title>Desk</title>');
    expect((await send('/assets/missing.js')).status).toBe(404);
    expect((await send('/orders', { method: 'POST' })).status).toBe(405);
    expect((await send('/healthz')).status).toBe(200);
    expect(await (await send('/pictures/0/coat.avif')).text()).toBe('picture');
  });
});
