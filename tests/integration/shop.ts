import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type Backend, openBackend } from '../../backend/index.ts';
import type { Cart } from '../../src/generated/model/cart.ts';

/** Someone with an identity of their own: calls carry their access token. */
export type Shopper = { call(method: string, path: string, body?: unknown): Promise<Response> };

export type IntegrationShop = {
  backend: Backend;
  /** The database itself, for what no call can arrange. */
  sql: pg.Client;
  newGuest(): Promise<Shopper>;
  /** An article with exactly this stock. */
  articleWithStock(stock: number): Promise<string>;
  close(): Promise<void>;
};

const headers = () => ({ 'x-request-id': randomUUID(), 'x-requested-from': 'server', 'x-site-id': 'ru' });

function request(method: string, path: string, body: unknown, token?: string): Request {
  const url = new URL(path, 'http://shop.test');
  url.searchParams.set('site', 'ru');
  return new Request(url, {
    method,
    headers: {
      ...headers(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** The value of the access cookie among the cookies an answer sets. */
function accessToken(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-vitrina-access='));
  const token = cookie?.split(';')[0]?.split('=')[1];
  if (!token) throw new Error(`No access token in the answer (${answer.status}).`);
  return token;
}

/** A shop with the demo catalogue on a database of its own in the given PostgreSQL. */
export async function openShop(serverUrl: string): Promise<IntegrationShop> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-integration-'));
  const backend = await openBackend({
    dataDir,
    databaseUrl: url.href,
    demo: true,
    publicUrl: 'http://shop.test',
    build: 'test',
    site: 'ru',
    logger: pino({ level: 'silent' }),
  });
  const sql = new pg.Client(url.href);
  await sql.connect();
  return {
    backend,
    sql,
    async newGuest() {
      const answer = await backend.fetch(request('POST', '/api/auth/guest', undefined));
      const token = accessToken(answer);
      return { call: (method, path, body) => backend.fetch(request(method, path, body, token)) };
    },
    async articleWithStock(stock) {
      const { rows } = await sql.query<{ id: string }>('select id from article order by random() limit 1');
      const id = rows[0]?.id;
      if (!id) throw new Error('The demo catalogue has no articles.');
      await sql.query('update article set stock = $1 where id = $2', [stock, id]);
      return id;
    },
    async close() {
      await sql.end();
      await backend.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const CARTS = '/api/cart-orchestration/v1/carts';

/** Puts pieces of an article into the shopper's cart. */
export function add(shopper: Shopper, articleId: string, quantity = 1): Promise<Response> {
  return shopper.call('POST', `${CARTS}/items/list`, { items: [{ action: 'ADD', articleId, quantity }] });
}

export async function readCart(shopper: Shopper): Promise<Cart> {
  return (await shopper.call('GET', CARTS)).json() as Promise<Cart>;
}
