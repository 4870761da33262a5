import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createApp, createOperatorApp } from './app.ts';
import { type BackgroundJobs, startBackgroundJobs } from './background-jobs.ts';
import { openBackupDoor } from './backup/backup-door.ts';
import { openAddressSuggester } from './delivery/addresses/open-address-suggester.ts';
import { openDeliveryProvider } from './delivery/carriers/open-delivery-provider.ts';
import { findDemoShop } from './demo-shop.ts';
import type { Deps } from './deps.ts';
import { newSecret } from './domain/secrets.ts';
import { openCatalogDoor } from './exchange/commerceml/catalog/catalog-door.ts';
import { sellerDetails } from './exchange/content/details.ts';
import { putStarterContent } from './exchange/content/starter.ts';
import { putStarterDelivery } from './exchange/delivery/starter.ts';
import { feedJobs } from './exchange/schedule/feed-job.ts';
import { type Feed, openKeptFeed } from './exchange/yml/export/kept-feed.ts';
import { openDoor } from './http-door.ts';
import { createPasswords } from './identity/auth/passwords/passwords.ts';
import { openExternalProviders } from './identity/external/providers/open-external-providers.ts';
import { createLimits } from './limits.ts';
import { type ChangeListener, openGoods } from './listing/goods.ts';
import { keepRules } from './listing/search-rules.ts';
import { openMarketing } from './marketing/open-marketing.ts';
import type { Pictures } from './media/pictures/pictures.ts';
import { openPictures } from './open-pictures.ts';
import { gaugePayments } from './payments/gauge-payments.ts';
import { openPayments } from './payments/providers/open-payments.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { type DatabaseKind, openDatabase } from './platform/db/client.ts';
import type { RequestInfo } from './platform/http/mount.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';
import { openMessenger } from './platform/mail/open-messenger.ts';
import { gaugeConnections, gaugeWork } from './platform/metrics/database-gauges.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { StartupError } from './platform/startup-error.ts';
import { isReviewPhoto } from './reviews/photos/photo-path.ts';
import { servePhotos } from './reviews/photos/serve-photos.ts';
import { readServiceSettings, type ServiceSettings } from './service-settings.ts';
import { openShopNotices } from './shop-notices/open-shop-notices.ts';
import { createIcons } from './site/icons.ts';
import { warmPictures } from './warm-pictures.ts';
import { watchChanges, watchRules } from './watch-changes.ts';

export { findDemoShop, openDataFolder, openDoor, openPictures };

export type BackendOptions = {
  /** Folder of everything that is kept: the embedded database, pictures, messages. */
  dataDir: string;
  /** PostgreSQL; the embedded database under `dataDir` without it. */
  databaseUrl?: string;
  /** Puts the demo catalog into an empty database; `torture` adds goods that only tests want. */
  demo: boolean | 'torture';
  /** Has the pictures of the home page drawn in the background after the start; not when absent. */
  warmPictures?: boolean;
  /** Whether this process runs the periodic jobs, as it does when absent. Where it does not, another has to. */
  jobs?: boolean;
  /** Origin of the shop as shoppers see it. */
  publicUrl: string;
  /** Settings of outside services; none are used when absent. */
  services?: ServiceSettings;
  /** Name of the shop in messages and in its feed of goods; «Витрина» when absent. */
  shopName?: string;
  /** Colour of text in letters, such as `#161514`; that of the shop when absent. */
  ink?: string | undefined;
  build: string;
  site: string;
  logger: Logger;
  /** Where this process counts; nowhere that is read when absent. */
  metrics?: Metrics;
};

export type Backend = {
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  /** What operators call; for a door that no shopper reaches. */
  fetchForOperators(request: Request, info?: RequestInfo): Promise<Response>;
  pictures: Pick<Pictures, 'fetch' | 'share'>;
  /** The feed of all goods, for shop windows elsewhere. */
  feed: Pick<Feed, 'current'>;
  /** Has changes of all that pages show reported, whichever process made them; null stands for anything. */
  watchChanges(listener: ChangeListener): void;
  database: DatabaseKind;
  /** Closes the database. Requests are to be finished before. */
  close(): Promise<void>;
};

/**
 * Opens the backend with its real parts: migrates, seeds an empty database when the demo is on, reads all goods, and
 * starts the periodic jobs. Throws StartupError when the database cannot be opened.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, publicUrl, build, site, logger, metrics = createMetrics() } = options;
  const demo = await findDemoShop();
  if (options.demo && !demo)
    throw new StartupError('DEMO_DATA asks for the demo shop, but this checkout has no folder demo.');
  const shopName = options.shopName ?? 'Витрина';
  const settings = options.services ?? readServiceSettings({});
  await openDataFolder(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  const pictures = openPictures({ dataDir, logger, demo });
  const tools = { clock: () => new Date(), ids: () => randomUUID(), secrets: newSecret };
  const rules = keepRules(join(dataDir, 'search', 'rules.yaml'), { clock: tools.clock, logger });
  const goods = openGoods({ db: database.db, clock: tools.clock, logger, rules });
  const mail = openMessenger({ dataDir, settings, shopName, publicUrl }, tools);
  const sellerEmail = settings.SELLER_EMAIL ?? null;
  const shop = { shopName, publicUrl: publicUrl.replace(/\/+$/, ''), ink: options.ink };
  let jobs: BackgroundJobs | undefined;
  const deps: Deps = {
    ...tools,
    ...shop,
    db: database.db,
    databaseKind: database.kind,
    goods,
    mail,
    wakeOutbox: () => jobs?.wakeOutbox(),
    externalProviders: openExternalProviders({ publicUrl, settings }),
    marketing: openMarketing({ settings }),
    deliveryProvider: openDeliveryProvider({ settings, clock: tools.clock }),
    addressSuggester: openAddressSuggester({ settings }),
    payments: openPayments({ settings }),
    passwords: createPasswords(),
    // The embedded database belongs to one process, and so may the counters.
    limits: createLimits(database.kind === 'postgresql' ? database.db : undefined),
    metrics,
    icons: createIcons(),
    logger,
    build,
    site,
    sellerEmail,
    shopNotices: openShopNotices(settings, { ...shop, ...tools, mail, sellerEmail }),
    reviewInvitationDays: settings.REVIEW_INVITATION_DAYS || null,
    reviewModeration: settings.REVIEW_MODERATION,
    ranking: settings.RANKING,
  };
  const closeParts = async () => {
    await goods.close();
    await pictures.close();
    mail.close();
    await database.close();
  };
  try {
    // To fill a shop keeps one core busy. Another has the workers ready by the time that the first visitor comes.
    const onFilling = () => (options.warmPictures ? pictures.standReady() : undefined);
    if (options.demo)
      await demo?.seed(deps, pictures, { torture: options.demo === 'torture', shopName, onFilling });
    await putStarterContent(deps.db, {
      details: sellerDetails(settings),
      now: tools.clock(),
      ids: tools.ids,
    });
    await putStarterDelivery(deps.db);
    // A million colours take a minute to read. Until then no page could be answered.
    await goods.current();
  } catch (error) {
    await closeParts();
    throw error;
  }
  const app = createApp(deps);
  const catalogDoor =
    settings.IMPORT_1C === 'on'
      ? openCatalogDoor(
          { ...deps, dataDir },
          {
            priceType: settings.IMPORT_1C_PRICE,
            prune: settings.IMPORT_PRUNE === 'on',
            allowPrivateNetwork: settings.IMPORT_PRIVATE_NETWORK === 'on',
          },
        )
      : undefined;
  const operators = createOperatorApp(deps, catalogDoor);
  const photos = servePhotos({
    db: deps.db,
    onError: (error) => logger.error({ cause: loggedCause(error) }, 'a photograph of a review failed'),
  });
  const feed = openKeptFeed({ ...deps, dataDir });
  gaugeConnections(metrics, database);
  if (options.jobs ?? true) {
    jobs = startBackgroundJobs(deps, feedJobs({ ...deps, dataDir }, settings));
    gaugeWork({ ...deps, metrics });
    gaugePayments({ ...deps, metrics });
  }
  const backups = database.kind === 'pglite' ? await openBackupDoor({ ...deps, dataDir }) : undefined;
  const watches: { stop(): void }[] = [];
  const warming = options.warmPictures ? warmPictures(deps, pictures) : undefined;
  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    fetchForOperators: async (request, info = {}) => operators.fetch(request, info),
    pictures: {
      ...pictures,
      fetch: (request) => (isReviewPhoto(request) ? photos(request) : pictures.fetch(request)),
    },
    feed,
    watchChanges: (listener) =>
      void watches.push(watchChanges(goods, logger, listener), watchRules(rules, listener)),
    database: database.kind,
    async close() {
      for (const watch of watches) watch.stop();
      await backups?.close();
      await catalogDoor?.close();
      await jobs?.stop();
      await feed.close();
      await goods.close();
      await pictures.close();
      await warming;
      mail.close();
      await database.close();
    },
  };
}
