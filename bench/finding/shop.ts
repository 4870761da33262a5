import { randomBytes, randomUUID } from 'node:crypto';
import { createApp } from '../../backend/app.ts';
import type { Deps } from '../../backend/deps.ts';
import { NO_FINDINGS } from '../../backend/desk/testing/no-findings.ts';
import { createPasswords } from '../../backend/identity/auth/passwords/passwords.ts';
import { createLimits } from '../../backend/limits.ts';
import { openGoods } from '../../backend/listing/goods.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';
import { createIcons } from '../../backend/site/icons.ts';
import type { FilledDatabase } from './filled-database.ts';

export type Query = Readonly<Record<string, string>>;

/** A backend in this process. `db` and `goods` are internals that the bench needs. */
export type BenchShop = Pick<Deps, 'db' | 'goods'> & {
  /** Requests a path. Returns the JSON and its size in bytes. Throws if the status is not 200. */
  get(path: string, query: Query): Promise<{ bytes: number; json: unknown }>;
  close(): Promise<void>;
};

/** The dependencies of a backend without outside services, over a filled database. */
export async function openDeps({
  dataDir,
  databaseUrl,
}: Pick<FilledDatabase, 'dataDir' | 'databaseUrl'>): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, kind, close } = await openDatabase({ dataDir, databaseUrl, logger });
  // Must be the same clock as that of `openBackend`: the real time.
  const clock = () => new Date();
  const goods = openGoods({ db, clock, logger, maxAgeMs: 1000 });
  const deps: Deps = {
    db,
    databaseKind: kind,
    goods,
    clock,
    ids: randomUUID,
    secrets: () => randomBytes(32).toString('base64url'),
    mail: { send: async () => {} },
    canText: true,
    wakeOutbox() {},
    externalProviders: [],
    marketing: null,
    deliveryProvider: null,
    addressSuggester: null,
    payments: { providers: [], waitMinutes: 60 },
    passwords: createPasswords(),
    limits: createLimits(),
    metrics: createMetrics(),
    icons: createIcons(),
    logger,
    build: 'bench',
    site: 'ru',
    publicUrl: 'http://localhost:3000',
    deskOrigin: 'http://localhost:4300',
    shopName: 'Лавка',
    importSources: [],
    selfChecks: NO_FINDINGS,
    shopNotices: NO_SHOP_NOTICES,
    sellerEmail: null,
    sellerVat: 'usual',
    sellerDetails: {},
    reviewInvitationDays: null,
    reviewModeration: 'rules',
    ranking: 'feed',
  };
  return {
    deps,
    async close() {
      await goods.close();
      await close();
    },
  };
}

export async function openShop(filled: FilledDatabase): Promise<BenchShop> {
  const { deps, close } = await openDeps(filled);
  const app = createApp(deps);
  return {
    db: deps.db,
    goods: deps.goods,
    async get(path, query) {
      const address = `${path}?${new URLSearchParams({ site: 'ru', ...query })}`;
      const response = await app.request(address, {
        headers: { 'x-request-id': randomUUID(), 'x-requested-from': 'server', 'x-site-id': 'ru' },
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`);
      return { bytes: Buffer.byteLength(text), json: JSON.parse(text) };
    },
    close,
  };
}
