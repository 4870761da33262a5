// Runs the web tier and the backend on a seeded database in a separate process. This is the whole shop except
// for the rendering of pages.
import { openBackend } from '../../backend/index.ts';
import { createShop } from '../../server/app.ts';
import { inProcess } from '../../server/gateway/upstream.ts';
import { serve } from '../../server/process/http-server.ts';
import { createLogger } from '../../server/process/logger.ts';
import { stopOnSignals } from '../../server/process/stop-on-signals.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const logger = createLogger('silent');
const site = 'ru';
const build = 'test';
const publicUrl = 'http://localhost:3999';

const backend = await openBackend({
  dataDir,
  databaseUrl,
  demo: databaseUrl === '',
  build,
  site,
  logger,
  publicUrl,
});
const stop = stopOnSignals(logger);
stop.first(() => backend.close());
const shop = createShop({
  config: { publicUrl, site, siteId: site, brand: 'Витрина', trustedProxies: 1 },
  upstream: inProcess(backend),
  pictures: (request) => backend.pictures.fetch(request),
  page: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  build,
  logger,
});
const port = await serve(shop, 0, '127.0.0.1', stop);
process.send?.(port);
