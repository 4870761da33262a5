import type { Config } from './config.ts';
import { inProcess, overHttp, type Upstream } from './gateway/upstream.ts';
import type { Logger } from './logger.ts';
import type { FeedFile } from './seo/feed-answer.ts';
import type { MakeSharedPicture } from './seo/shared-pictures.ts';

/** The services behind the web tier. */
export type Services = {
  upstream: Upstream;
  pictures: (request: Request) => Promise<Response>;
  /** The feed of all goods as files; absent when the goods are kept elsewhere. */
  feed?: () => Promise<FeedFile>;
  /** Makes the pictures of shared links. */
  sharedPicture: MakeSharedPicture;
  /** Reports changes of what pages show; absent when the goods are kept elsewhere: no page can be kept then. */
  watchChanges?: (listener: (groupIds: readonly string[] | null) => void) => void;
  /** For the person who starts the shop: what answers the API. */
  description: string;
  /** Port of the door for operators; absent without one. */
  operatorPort?: number;
  close(): Promise<void>;
};

/**
 * Opens what answers the API: the backend in this process, or the service at API_BASE_URL. Pictures are drawn here
 * either way.
 * @throws StartupError when the folder of the data cannot be made, or the database cannot be opened
 */
export async function openServices(config: Config, build: string, logger: Logger): Promise<Services> {
  const backendLogger = logger.child({ part: 'backend' });
  // Loaded only now, so that a mistake in the configuration is reported at once.
  const { findDemoShop, openBackend, openDataFolder, openDoor, openPictures } = await import(
    '../backend/index.ts'
  );
  if (config.apiBaseUrl !== undefined) {
    await openDataFolder(config.dataDir);
    const demo = await findDemoShop();
    const pictures = openPictures({ dataDir: config.dataDir, logger: backendLogger, demo });
    return {
      upstream: overHttp(config.apiBaseUrl),
      pictures: (request) => pictures.fetch(request),
      sharedPicture: (page) => pictures.share(page),
      description: `the API at ${config.apiBaseUrl}`,
      close: () => pictures.close(),
    };
  }
  const backend = await openBackend({
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    demo: config.demo,
    warmPictures: config.warmPictures,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    services: config.services,
    shopName: config.brand,
    build,
    site: config.site,
    logger: backendLogger,
  });
  const { operators, trustedProxies } = config;
  const door = operators
    ? await openDoor(backend.fetchForOperators, { ...operators, trustedProxies }).catch(
        async (error: unknown) => {
          await backend.close();
          throw error;
        },
      )
    : undefined;
  return {
    ...(door && { operatorPort: door.port }),
    upstream: inProcess(backend),
    pictures: (request) => backend.pictures.fetch(request),
    sharedPicture: (page) => backend.pictures.share(page),
    feed: () => backend.feed.current(),
    watchChanges: (listener) => backend.watchChanges(listener),
    description: backend.database,
    async close() {
      await door?.close();
      await backend.close();
    },
  };
}
