import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deskOriginOf } from '#shared/operators/desk-origin.ts';
import { createApp, createOperatorApp } from './app.ts';
import { type BackgroundJobs, startBackgroundJobs } from './background-jobs.ts';
import { type DemoShop, findDemoShop } from './demo-shop.ts';
import type { Deps } from './deps.ts';
import { openSelfChecks } from './desk/self-checks.ts';
import { newSecret } from './domain/secrets.ts';
import { shopZone } from './domain/shop-zone.ts';
import { importSourcesOf } from './exchange/base/import-state.ts';
import { feedJobs } from './exchange/schedule/feed-job.ts';
import { type Feed, openStoredFeed } from './exchange/yml/export/kept-feed.ts';
import { type Boundaries, followBoundaries } from './follow-boundaries.ts';
import { openDoor } from './http-door.ts';
import { createPasswords } from './identity/auth/passwords/passwords.ts';
import { createLimits } from './limits.ts';
import { type ChangeListener, openGoods } from './listing/goods.ts';
import { openSearchRules, type SearchRulesFile } from './listing/search-rules.ts';
import type { Pictures } from './media/pictures/pictures.ts';
import { openPictures } from './open-pictures.ts';
import { openOptionalRooms } from './optional-rooms.ts';
import { partsOfSettings } from './parts-of-settings.ts';
import { gaugePayments } from './payments/gauge-payments.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { type DatabaseKind, openDatabase } from './platform/db/client.ts';
import type { RequestInfo } from './platform/http/mount.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';
import { openMessenger } from './platform/mail/open-messenger.ts';
import { gaugeConnections, gaugeWork } from './platform/metrics/database-gauges.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { StartupError } from './platform/startup-error.ts';
import { prepareShop } from './prepare-shop.ts';
import { isReviewPhoto } from './reviews/photos/photo-path.ts';
import { servePhotos } from './reviews/photos/serve-photos.ts';
import { readServiceSettings, type ServiceSettings } from './service-settings.ts';
import { openShopNotices } from './shop-notices/open-shop-notices.ts';
import { createIcons } from './site/icons.ts';
import { warmPictures } from './warm-pictures.ts';
import { watchChanges, watchRules } from './watch-changes.ts';

export { findDemoShop, openDataFolder, openDoor, openPictures };

const USUAL_NAME = 'Витрина';

export type BackendOptions = {
  /** Path of the folder for all stored data: the embedded database, pictures, messages. */
  dataDir: string;
  /** URL of a PostgreSQL database. By default, the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** Whether to add the demo catalog to an empty database; `torture` also adds goods that only tests use. */
  demo: boolean | 'torture';
  /**
   * Whether to draw the pictures of the home page in the background after the start, before anyone requests
   * them; off by default.
   */
  warmPictures?: boolean;
  /** Whether this process runs the periodic jobs; on by default. If off, another process must run them. */
  jobs?: boolean;
  /** Public origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Origin of the desk; by default that of a desk on this machine. */
  deskOrigin?: string;
  /** Settings of external services; by default none are used. */
  services?: ServiceSettings;
  /** Name of the shop in messages and in its goods feed; «Витрина» by default. */
  shopName?: string;
  /** Text colour of letters, such as `#161514`; by default Vitrina's own. */
  ink?: string | undefined;
  build: string;
  site: string;
  logger: Logger;
  /** Where metrics are recorded; by default nowhere. */
  metrics?: Metrics;
  /** The clock; by default that of the system. */
  clock?: () => Date;
};

export type Backend = {
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  /**
   * Handles requests to the operator API. It must be served only at an address that shoppers cannot reach.
   */
  fetchForOperators(request: Request, info?: RequestInfo): Promise<Response>;
  pictures: Pick<Pictures, 'fetch' | 'share'>;
  /** The feed of all goods for marketplaces. */
  feed: Pick<Feed, 'current'>;
  /**
   * Calls the listener whenever any process has changed data that pages show. The argument is null if
   * anything may have changed.
   */
  watchChanges(listener: ChangeListener): void;
  /**
   * The first time after `moment` at which prices or content begin or end, in ms; Infinity if there is no
   * such time. Cached pages must not be used after that time. If the time has passed, it is still returned
   * until the prices have been updated.
   */
  nextBoundary(moment: number): number;
  database: DatabaseKind;
  /** Closes the database. All requests must have finished before. */
  close(): Promise<void>;
};

/**
 * Opens the backend as in production: migrates the database, adds the demo shop to an empty database if
 * `demo` is set, loads all goods, and starts the periodic jobs.
 * @throws StartupError if the database cannot be opened
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, publicUrl, build, site, logger, metrics = createMetrics() } = options;
  const { clock = () => new Date(), shopName = USUAL_NAME, deskOrigin = deskOriginOf() } = options;
  const demo = await checkedDemoShop(options.demo !== false);
  const settings = options.services ?? readServiceSettings({});
  await openDataFolder(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  const pictures = openPictures({ dataDir, logger, demo });
  const tools = { clock, ids: () => randomUUID(), secrets: newSecret };
  const ofSettings = partsOfSettings(settings, { publicUrl, clock });
  const rules = openSearchRules(join(dataDir, 'search', 'rules.yaml'), {
    clock,
    logger,
    timeZone: await shopZone(database.db),
  });
  const goods = openGoods({ db: database.db, clock, logger, rules });
  const mail = openMessenger({ dataDir, settings, shopName, publicUrl }, tools);
  const shop = shopInLetters(options, settings);
  let jobs: BackgroundJobs | undefined;
  let warming: Promise<void> | undefined;
  const deps: Deps = {
    ...tools,
    ...shop,
    ...ofSettings,
    db: database.db,
    databaseKind: database.kind,
    goods,
    mail,
    canText: mail.canText,
    wakeOutbox: () => jobs?.wakeOutbox(),
    passwords: createPasswords(),
    // Only one process uses the embedded database, so the rate limits can be counted in its memory.
    limits: createLimits(database.kind === 'postgresql' ? database.db : undefined),
    metrics,
    icons: createIcons(),
    picturedOutfits: demo?.picturedOutfits,
    logger,
    build,
    site,
    deskOrigin,
    importSources: importSourcesOf(settings),
    selfChecks: openSelfChecks({
      db: database.db,
      databaseKind: database.kind,
      dataDir,
      publicUrl,
      services: settings,
      clock,
    }),
    shopNotices: openShopNotices(settings, { ...shop, ...tools, ...ofSettings, mail }),
  };
  const closeParts = async () => {
    await goods.close();
    await pictures.close();
    await warming;
    mail.close();
    await database.close();
  };
  let boundaries: Boundaries;
  try {
    if (demo) await seedDemoShop(demo, options, { deps, pictures, shopName });
    boundaries = await loadShop(deps, rules);
  } catch (error) {
    await closeParts();
    throw error;
  }
  const app = createApp(deps);
  const rooms = await openOptionalRooms({ deps, dataDir, settings });
  const operators = createOperatorApp(deps, rooms.mount);
  const feed = openStoredFeed({
    ...deps,
    dataDir,
    company: settings.SELLER_NAME,
    nextBoundary: boundaries.next,
  });
  boundaries.onPassed(() => void feed.refresh());
  gaugeConnections(metrics, database);
  if (options.jobs ?? true) {
    jobs = startBackgroundJobs(deps, feedJobs({ ...deps, dataDir }, settings));
    gaugeWork({ ...deps, metrics });
    gaugePayments({ ...deps, metrics });
  }
  const watches: { stop(): void }[] = [];
  if (options.warmPictures) warming = warmPictures(deps, pictures);
  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    fetchForOperators: async (request, info = {}) => operators.fetch(request, info),
    pictures: withReviewPhotos(pictures, deps),
    feed,
    watchChanges(listener) {
      watches.push(watchChanges(goods, logger, listener), watchRules(rules, listener));
      boundaries.onPassed(() => listener(null));
    },
    nextBoundary: boundaries.next,
    database: database.kind,
    async close() {
      for (const watch of watches) watch.stop();
      await boundaries.stop();
      await rooms.close();
      await jobs?.stop();
      await feed.close();
      await closeParts();
    },
  };
}

/**
 * Loads the demo shop.
 * @throws StartupError if it is wanted, but not in this checkout
 */
async function checkedDemoShop(isWanted: boolean): Promise<DemoShop | undefined> {
  const demo = await findDemoShop();
  if (isWanted && !demo)
    throw new StartupError('DEMO_DATA requires the demo shop, but this checkout has no folder demo.');
  return demo;
}

/** The name, address and look of the shop in letters. */
const shopInLetters = (
  { shopName = USUAL_NAME, publicUrl, ink }: BackendOptions,
  settings: ServiceSettings,
) => ({
  shopName,
  publicUrl: publicUrl.replace(/\/+$/, ''),
  ink,
  phone: settings.SELLER_PHONE,
  hours: settings.SELLER_HOURS,
  letterPictures: settings.MAIL_PICTURES === 'on',
});

/** Adds the demo goods to an empty database if they are wanted. */
async function seedDemoShop(
  demo: DemoShop,
  options: BackendOptions,
  { deps, pictures, shopName }: { deps: Deps; pictures: Pictures; shopName: string },
): Promise<void> {
  if (!options.demo) return;
  // Adding the demo goods keeps one core busy. At the same time, the processes that draw pictures start on
  // another core, so that they are ready for the first visitor.
  const onFilling = () => (options.warmPictures ? pictures.standReady() : undefined);
  await demo.seed(deps, pictures, { torture: options.demo === 'torture', shopName, onFilling });
}

/** Prepares the data of the shop, applies the scheduled prices that are current, and loads all goods. */
async function loadShop(deps: Deps, rules: SearchRulesFile): Promise<Boundaries> {
  await prepareShop(deps);
  // This applies the current scheduled prices, so it must come before goods are read.
  const boundaries = await followBoundaries({ ...deps, rules });
  try {
    // Loading a million colours takes a minute, so it is done now and not at the first request.
    await deps.goods.current();
    await boundaries.check();
    return boundaries;
  } catch (error) {
    await boundaries.stop();
    throw error;
  }
}

/**
 * The pictures of the shop and, in addition, the photographs of reviews, which are stored in the database.
 */
function withReviewPhotos(pictures: Pictures, { db, logger }: Pick<Deps, 'db' | 'logger'>): Pictures {
  const photos = servePhotos({
    db,
    onError: (error) => logger.error({ cause: loggedCause(error) }, 'a photograph of a review failed'),
  });
  return {
    ...pictures,
    fetch: (request) => (isReviewPhoto(request) ? photos(request) : pictures.fetch(request)),
  };
}
