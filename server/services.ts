import type { Backend } from '../backend/index.ts';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { readBrandKit } from '../backend/platform/settings/brand-kit.ts';
import type { Config } from './config.ts';
import { inProcess, overHttp, type Upstream } from './gateway/upstream.ts';
import type { Logger } from './process/logger.ts';
import type { FeedFile } from './seo/feed-answer.ts';
import type { MakeSharedPicture } from './seo/shared-pictures.ts';

/** What the server needs from the rest of the shop. */
export type Services = {
  upstream: Upstream;
  pictures: (request: Request) => Promise<Response>;
  /** Returns the feed of all goods as files. Absent if the goods are managed by another system. */
  feed?: () => Promise<FeedFile>;
  /** Renders preview pictures for links. */
  sharedPicture: MakeSharedPicture;
  /**
   * Registers a listener that is called when goods change. Absent if the goods are managed by another system;
   * pages are then not cached.
   */
  watchChanges?: (listener: (groupIds: readonly string[] | null) => void) => void;
  /** Returns when prices or content next begin or end after the given moment; both in ms. */
  nextBoundary?: (moment: number) => number;
  /** Text for the terminal that says which API is used. */
  description: string;
  /** The operator API; absent if another service has it and its address is not known. */
  operators: Upstream | undefined;
  /** Port of the operator API; absent if it is off. */
  operatorPort?: number;
  close(): Promise<void>;
};

/**
 * Opens the API: the backend in this process, or the service at API_BASE_URL. In both cases this process
 * renders the pictures.
 * @throws StartupError if the data folder cannot be created or the database cannot be opened
 */
export async function openServices(
  config: Config,
  build: string,
  logger: Logger,
  metrics: Metrics,
): Promise<Services> {
  if (config.apiBaseUrl !== undefined) return openRemote(config, config.apiBaseUrl, logger);
  const { backend, ...opened } = await openOwnBackend(config, build, logger, metrics);
  return {
    ...opened,
    upstream: inProcess(backend),
    operators: operatorsOf(backend),
    pictures: (request) => backend.pictures.fetch(request),
    sharedPicture: (page) => backend.pictures.share(page),
    feed: () => backend.feed.current(),
    watchChanges: (listener) => backend.watchChanges(listener),
    nextBoundary: (moment) => backend.nextBoundary(moment),
    description: backend.database,
  };
}

async function openRemote(config: Config, apiBaseUrl: string, logger: Logger): Promise<Services> {
  const { findDemoShop, openDataFolder, openPictures } = await import('../backend/index.ts');
  await openDataFolder(config.dataDir);
  const demo = await findDemoShop();
  const pictures = openPictures({ dataDir: config.dataDir, logger: logger.child({ part: 'backend' }), demo });
  return {
    upstream: overHttp(apiBaseUrl),
    operators: config.operatorApiUrl === undefined ? undefined : overHttp(config.operatorApiUrl),
    pictures: (request) => pictures.fetch(request),
    sharedPicture: (page) => pictures.share(page),
    description: `the API at ${apiBaseUrl}`,
    close: () => pictures.close(),
  };
}

/** The operator API in this process. */
export const operatorsOf = ({ fetchForOperators }: Backend): Upstream =>
  inProcess({ fetch: fetchForOperators });

type OwnBackend = Pick<Services, 'operatorPort' | 'close'> & { backend: Backend };

/**
 * Opens the backend in this process and, if configured, the port for operators.
 * @throws StartupError if the database or the port cannot be opened
 */
export async function openOwnBackend(
  config: Config,
  build: string,
  logger: Logger,
  metrics: Metrics,
): Promise<OwnBackend> {
  // Imported on demand: loading the backend takes time, and invalid settings must be reported before.
  const { openBackend, openDoor } = await import('../backend/index.ts');
  const backend = await openBackend({
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    demo: config.demo,
    warmPictures: config.warmPictures && (config.role === 'all' || config.role === 'web'),
    jobs: config.role === 'all' || config.role === 'worker',
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    deskOrigin: config.deskOrigin,
    services: config.services,
    shopName: config.brand,
    ink: readBrandKit(config.brandDir)?.colours?.ink,
    build,
    site: config.site,
    metrics,
    logger: logger.child({ part: 'backend' }),
  });
  const { operators, trustedProxies } = config;
  if (!operators) return { backend, close: () => backend.close() };
  try {
    const door = await openDoor(backend.fetchForOperators, { ...operators, trustedProxies });
    const close = () => door.close().then(() => backend.close());
    return { backend, operatorPort: door.port, close };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
