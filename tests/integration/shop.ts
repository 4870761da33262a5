import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Cart } from '#contract/client/client.schemas.ts';
import type { Backend, BackendOptions } from '../../backend/index.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { DEMO_SHOP, openDemoBackend } from './postgres.ts';

/** Passes a request to a process of the shop and returns the response. */
export type Door = Backend['fetch'];

export type CallFacts = {
  requestId?: string;
  headers?: Record<string, string>;
  /** The process that handles the call. Default: the test's own process. */
  door?: Door;
};

/** A shopper with a new identity and IP address. The shopper's calls carry the access token. */
export type Shopper = {
  id: string;
  /** The refresh token of the identity. */
  refreshToken: string;
  call(method: string, path: string, body?: unknown, facts?: CallFacts): Promise<Response>;
};

export type IntegrationShop = {
  backend: Backend;
  /** URL of the database. */
  url: string;
  /** A connection to the database, for preparing states that no call of the API can produce. */
  sql: pg.Client;
  /** A further Drizzle handle of the same database, for changes that no call of the API can make. */
  db: Database;
  newGuest(): Promise<Shopper>;
  /** Renews the tokens with this refresh token. */
  refresh(refreshToken: string): Promise<Response>;
  /** Sets the stock of an article to exactly this number. Returns the id of the article. */
  articleWithStock(stock: number): Promise<string>;
  /** Sets the stock of several articles to exactly this number. Returns the ids of the articles. */
  articlesWithStock(count: number, stock: number): Promise<string[]>;
  close(): Promise<void>;
};

type RequestFacts = Pick<CallFacts, 'requestId' | 'headers'> & { token?: string; refreshToken?: string };

function request(
  method: string,
  path: string,
  body: unknown,
  { token, refreshToken, requestId = randomUUID(), headers }: RequestFacts = {},
): Request {
  const url = new URL(path, 'http://shop.test');
  url.searchParams.set('site', 'ru');
  return new Request(url, {
    method,
    headers: {
      'x-request-id': requestId,
      'x-requested-from': 'server',
      'x-site-id': 'ru',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(refreshToken ? { cookie: `__Host-vitrina-refresh=${refreshToken}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** The value of an identity cookie set by a response. */
export function tokenOf(answer: Response, kind: 'access' | 'refresh'): string {
  const name = `__Host-vitrina-${kind}=`;
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(name));
  const token = cookie?.slice(name.length).split(';')[0];
  if (!token) throw new Error(`No ${kind} token in the answer (${answer.status}).`);
  return token;
}

/**
 * Opens a shop with the demo catalog in a new database on the given PostgreSQL server. By default there are
 * no external services.
 */
export async function openShop(
  serverUrl: string,
  { services }: Pick<BackendOptions, 'services'> = {},
): Promise<IntegrationShop> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await askServer(serverUrl, `create database ${name} template ${DEMO_SHOP}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-integration-'));
  const backend = await openDemoBackend({ dataDir, databaseUrl: url.href, ...(services && { services }) });
  const second = await openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger });
  let guests = 0;
  const sql = new pg.Client(url.href);
  await sql.connect();
  async function articlesWithStock(count: number, stock: number): Promise<string[]> {
    const { rows } = await sql.query<{ id: string }>(
      'update article set stock = $2 where id in (select id from article order by random() limit $1) returning id',
      [count, stock],
    );
    return rows.map(({ id }) => id);
  }
  return {
    backend,
    url: url.href,
    sql,
    db: second.db,
    async newGuest() {
      guests += 1;
      const info = { clientIp: `198.51.${100 + Math.floor(guests / 250)}.${guests % 250}` };
      const answer = await backend.fetch(request('POST', '/api/auth/guest', undefined), info);
      const token = tokenOf(answer, 'access');
      const call: Shopper['call'] = (method, path, body, { door = backend.fetch, ...facts } = {}) =>
        door(request(method, path, body, { token, ...facts }), info);
      const { id } = (await (await call('GET', '/api/auth/user-identity')).json()) as { id: string };
      return { id, refreshToken: tokenOf(answer, 'refresh'), call };
    },
    refresh: (refreshToken) =>
      backend.fetch(request('POST', '/api/auth/refresh', undefined, { refreshToken })),
    async articleWithStock(stock) {
      const [id] = await articlesWithStock(1, stock);
      if (!id) throw new Error('The demo catalog has no articles.');
      return id;
    },
    articlesWithStock,
    async close() {
      await sql.end();
      await second.close();
      await backend.close();
      await askServer(serverUrl, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function askServer(serverUrl: string, query: string): Promise<void> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(query);
  await admin.end();
}

export const CARTS = '/api/cart-orchestration/v1/carts';

/** Puts the given quantity of an article into the shopper's cart. */
export function add(
  shopper: Shopper,
  articleId: string,
  quantity = 1,
  facts: CallFacts = {},
): Promise<Response> {
  const items = [{ action: 'ADD', articleId, quantity }];
  return shopper.call('POST', `${CARTS}/items/list`, { items }, facts);
}

export async function readCart(shopper: Shopper): Promise<Cart> {
  return (await shopper.call('GET', CARTS)).json() as Promise<Cart>;
}
