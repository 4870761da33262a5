import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createShop, type ShopOptions } from './app.ts';
import { inProcess } from './gateway/upstream.ts';
import type { PageHandler } from './pages/render-page.ts';
import { createHttpServer, drain } from './process/http-server.ts';
import { createLogger } from './process/logger.ts';

export const REQUEST_ID = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';

/** Headers that a script of the shop's pages sends with a call. */
export const FROM_OUR_PAGE = {
  'sec-fetch-site': 'same-origin',
  'x-requested-from': 'browser',
  'x-request-id': REQUEST_ID,
  'x-site-id': 'ru',
  'content-type': 'application/json',
};

const plainPage: PageHandler = async (request) =>
  new Response(`<!doctype html><title>${new URL(request.url).pathname}</title>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

type TestShopOptions = Partial<Omit<ShopOptions, 'config'>> & {
  config?: Partial<ShopOptions['config']>;
  /** Adds routes to the small backend of the test shop. */
  backend?: (app: Hono) => void;
};

/** Starts a shop on a real socket for one test. Collects its log lines. */
export async function startShop({ backend, config, ...options }: TestShopOptions = {}) {
  const api = new Hono();
  backend?.(api);
  const log: string[] = [];
  const shop = createShop({
    config: {
      publicUrl: undefined,
      site: 'ru',
      siteId: 'ru',
      brand: 'Витрина',
      trustedProxies: 0,
      ...config,
    },
    upstream: inProcess({ fetch: async (request, info) => api.fetch(request, { ...info }) }),
    pictures: async () => new Response('picture', { headers: { 'content-type': 'image/avif' } }),
    page: plainPage,
    build: 'build-1',
    logger: createLogger('debug', { write: (line: string) => void log.push(line) }),
    ...options,
  });
  const server = createHttpServer(shop.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => drain(server, 0));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...shop,
    server,
    port,
    origin,
    log,
    /** Sends a GET request without following redirects. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, { headers, redirect: 'manual' }),
    send: (method: string, path: string, headers: Record<string, string>, body?: string) =>
      fetch(origin + path, { method, headers, ...(body !== undefined && { body }) }),
  };
}
