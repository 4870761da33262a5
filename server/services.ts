import type { Backend } from '../backend/index.ts';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { readBrandKit } from '../backend/platform/settings/brand-kit.ts';
import type { Config } from './config.ts';
import { inProcess, overHttp, type Upstream } from './gateway/upstream.ts';
import type { Logger } from './process/logger.ts';
import type { FeedFile } from './seo/feed-answer.ts';
import type { MakeSharedPicture } from './seo/shared-pictures.ts';

/** The services that the server uses. */
export type Services = {
  upstream: Upstream;
  pictures: (request: Request) => Promise<Response>;
  /** The feed of all goods as files; absent if another service has the goods. */
  feed?: () => Promise<FeedFile>;
  /** Renders link preview pictures. */
  sharedPicture: MakeSharedPicture;
  /**
   * Calls the listener when goods change. Absent if another service manages the goods; pages are then not
   * cached.
   */
  watchChanges?: (listener: (groupIds: readonly string[] | null) => void) => void;
  /** Returns the first moment after the given one at which prices or content begin or end, both in ms. */
  nextBoundary?: (moment: number) => number;
  /** Text about the API, printed in the terminal. */
  description: string;
  /** The operator API; absent if another service has it and its address is not known. */
  operators: Upstream | undefined;
  /** Port of the operator API; absent if it is off. */
  operatorPort?: number;
  close(): Promise<void>;
};

/**
 * Opens the API: the backend in this process, or the service at API_BASE_URL. Pictures are rendered in this
 * process in both cases.
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
 * Opens the backend in this process, and the operator port if it is configured.
 * @throws StartupError if the database or the port cannot be opened
 */
export async function openOwnBackend(
  config: Config,
  build: string,
  logger: Logger,
  metrics: Metrics,
): Promise<OwnBackend> {
  // Imported only here, because loading the backend takes time, and invalid settings should be reported
  // before that.
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
