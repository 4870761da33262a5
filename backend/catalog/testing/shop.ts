import { randomBytes, randomUUID } from 'node:crypto';
import type { DemoCatalog } from '../../../demo/garments/types.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { createApp } from '../../app.ts';
import { NO_FINDINGS } from '../../desk/testing/no-findings.ts';
import { createPasswords } from '../../identity/auth/passwords/passwords.ts';
import { createLimits } from '../../limits.ts';
import { type Goods, openGoods } from '../../listing/goods.ts';
import type { Database } from '../../platform/db/database.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { NO_SHOP_NOTICES } from '../../shop-notices/testing/no-shop-notices.ts';
import { createIcons } from '../../site/icons.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { testNow } from './catalog.ts';
import { smallShopDatabase } from './database.ts';

export type TestCall = {
  method?: string;
  /** Query parameters other than `site`. */
  query?: Record<string, string>;
  body?: unknown;
  bearer?: string;
  requestId?: string;
  headers?: Record<string, string>;
};

/**
 * A backend over an in-memory database with the small shop. Every response is validated against the contract.
 */
export type TestShop = {
  db: Database;
  goods: Goods;
  /** Sets the shop's clock; initially it is `testNow`. */
  setNow(now: Date): void;
  call(path: string, call?: TestCall): Promise<Response>;
  /** Creates a guest and returns its access token. */
  guest(): Promise<string>;
  close(): Promise<void>;
};

export async function openTestShop(
  catalog?: DemoCatalog | null,
  parts: Pick<CatalogDeps, 'picturedOutfits'> = {},
): Promise<TestShop> {
  const { db, close } = await (catalog === undefined ? smallShopDatabase() : freshDatabase());
  if (catalog) await seedDemo(db, { catalog, now: testNow });
  let now = testNow;
  const clock = () => now;
  const goods = openGoods({ db, clock, logger: silentLogger, maxAgeMs: 0 });
  const app = createApp({
    ...parts,
    db,
    databaseKind: 'pglite',
    goods,
    clock,
    ids: randomUUID,
    secrets: () => randomBytes(32).toString('base64url'),
    mail: { send: async () => {} },
    wakeOutbox() {},
    externalProviders: [],
    canText: true,
    marketing: null,
    deliveryProvider: null,
    addressSuggester: null,
    payments: { providers: [], waitMinutes: 60 },
    passwords: createPasswords(),
    limits: createLimits(),
    metrics: createMetrics(),
    icons: createIcons(),
    logger: silentLogger,
    build: 'test',
    site: 'ru',
    publicUrl: 'http://localhost:3000',
    deskOrigin: 'http://localhost:4300',
    shopName: 'Лавка',
    importSources: [],
    selfChecks: NO_FINDINGS,
    shopNotices: NO_SHOP_NOTICES,
    sellerEmail: null,
    sellerVat: 'usual',
    sellerDetails: { 'наименование продавца': 'ООО «Лавка»' },
    reviewInvitationDays: null,
    reviewModeration: 'rules',
    ranking: 'feed',
    checkAnswers: true,
  });

  async function call(path: string, { method = 'GET', query, body, bearer, ...rest }: TestCall = {}) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return app.request(`${path}?${new URLSearchParams({ site: 'ru', ...query })}`, {
      method,
      headers: {
        'x-request-id': rest.requestId ?? randomUUID(),
        'x-requested-from': 'browser',
        'x-site-id': 'ru',
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...rest.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
  }

  async function guest(): Promise<string> {
    const response = await call('/api/auth/guest', { method: 'POST' });
    const bearer = response.headers
      .getSetCookie()
      .map((cookie) => /^__Host-vitrina-access=([^;]+)/.exec(cookie)?.[1])
      .find((token) => token !== undefined);
    if (!bearer) throw new Error(`No guest identity: ${response.status}.`);
    return bearer;
  }

  const setNow = (moment: Date) => {
    now = moment;
  };
  return { db, goods, setNow, call, guest, close };
}
