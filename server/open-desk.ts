import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { type Config, projectRoot } from './config.ts';
import { withShopName } from './desk/shop-name.ts';
import { createDesk } from './desk.ts';
import type { Upstream } from './gateway/upstream.ts';
import { serve } from './process/http-server.ts';
import type { Logger } from './process/logger.ts';
import type { Stop } from './process/stop-on-signals.ts';
import { readStaticFiles } from './static-files.ts';

type Parts = {
  /** The operator API; absent if this process does not have it. */
  operators: Upstream | undefined;
  pictures: (request: Request) => Promise<Response>;
  logger: Logger;
  metrics: Metrics;
  stop: Stop;
};

/**
 * Serves the desk if it is configured.
 * @returns its origin for the terminal; undefined if it is off
 * @throws StartupError if the port cannot be opened
 */
export async function openDesk(config: Config, parts: Parts): Promise<string | undefined> {
  const { desk, deskOrigin: origin, trustedProxies, imageHosts } = config;
  const { operators, pictures, logger, metrics, stop } = parts;
  if (!desk || !operators) return undefined;
  const folder = join(projectRoot, 'dist', 'desk');
  const page = join(folder, 'index.html');
  const served = createDesk({
    origin,
    trustedProxies,
    imageHosts,
    upstream: operators,
    isForeign: config.operatorApiUrl !== undefined,
    pictures,
    staticFiles: readStaticFiles(folder),
    page: existsSync(page) ? withShopName(readFileSync(page, 'utf8'), config.brand) : undefined,
    logger,
    metrics,
  });
  await serve(served, desk.port, desk.host, stop, { settings: { port: 'DESK_PORT', host: 'DESK_HOST' } });
  return origin;
}
