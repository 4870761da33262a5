import cluster from 'node:cluster';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say, takeLanguage, translated } from '../backend/cli/terminal/say.ts';
import { CommandRefused } from '../backend/platform/command-refused.ts';
import { createMetrics, type Metrics } from '../backend/platform/metrics/metrics.ts';
import { StartupError } from '../backend/platform/startup-error.ts';
import { readVariables } from '../backend/variables.ts';
import { createShop } from './app.ts';
import { loadBuild } from './build-info.ts';
import { type Config, projectRoot, readConfig } from './config.ts';
import { brandFilesOf } from './http/brand-files.ts';
import { createMailPages } from './mail/mail-pages.ts';
import { countsOfWorkers, measureProcess, serveMetrics } from './metrics/serve-metrics.ts';
import { openDesk } from './open-desk.ts';
import { assertPortIsFree, serve } from './process/http-server.ts';
import { createLogger, type Logger } from './process/logger.ts';
import { type Stop, stopOnSignals } from './process/stop-on-signals.ts';
import { openServices } from './services.ts';
import { readStaticFiles } from './static-files.ts';
import { createStopwatch } from './stopwatch.ts';
import { startTier } from './tier.ts';
import type { TracingConfig } from './tracing-settings.ts';
import { notifyReady, startWorkers } from './workers.ts';

process.env.NODE_ENV ??= 'production';
const dist = join(projectRoot, 'dist');

async function start(config: Config, logger: Logger, stop: Stop): Promise<string> {
  const metrics = createMetrics();
  if (config.tracing) stop.first((await startTracing(config, config.tracing, logger)).close);
  const hasPages = config.role === 'all' || config.role === 'web';
  const line = hasPages
    ? await startShop(config, logger, stop, metrics)
    : await startTier(config, logger, stop, metrics);
  if (!config.metrics) return line;
  measureProcess(metrics.registry);
  // The processes of a machine share one port for metrics. The parent process serves the metrics of all
  // workers there.
  if (cluster.isWorker) return line;
  return addMetrics(line, await serveMetrics(config.metrics, { registry: metrics.registry, logger, stop }));
}

async function startTracing(config: Config, tracing: TracingConfig, logger: Logger) {
  const { openTracing } = await import('../backend/platform/tracing/open-tracing.ts');
  const { role, apiBaseUrl } = config;
  const continuedBy = apiBaseUrl && new URL(apiBaseUrl).origin;
  return openTracing({ ...tracing, role, continuedBy, logger });
}

const addMetrics = (line: string, port: number) => `${line}\n${say`Prometheus reads port ${port}`}`;

async function startShop(config: Config, logger: Logger, stop: Stop, metrics: Metrics): Promise<string> {
  const watch = createStopwatch();
  const build = await watch.step('pages', () => loadBuild(dist));
  const opening = config.apiBaseUrl === undefined ? 'database and catalog' : 'pictures';
  const services = await watch.step(opening, () => openServices(config, build.name, logger, metrics));
  stop.first(services.close);
  const hasMailServer = config.services.SMTP_URL !== undefined;
  const mailPages = createMailPages({ ...config, hasMailServer });
  const port = await watch.step('server', () => {
    const { upstream, pictures, sharedPicture, feed, watchChanges, nextBoundary } = services;
    const { pageCacheMb, cdnSeconds } = config;
    const isKept = watchChanges !== undefined && pageCacheMb > 0;
    const staticFiles = readStaticFiles(join(dist, 'client'));
    const shop = createShop({
      config,
      upstream,
      pictures,
      sharedPicture,
      feed,
      nextBoundary,
      page: build.page,
      staticFiles,
      brandFiles: brandFilesOf(config.brandDir),
      mailPages,
      build: build.name,
      pageCache: isKept ? { maxBytes: pageCacheMb * 1024 * 1024, cdnSeconds } : undefined,
      logger,
      metrics,
    });
    if (isKept) watchChanges(shop.changed);
    return serve(shop, config.port, config.host, stop);
  });
  const deskOrigin = await openDesk(config, { ...services, logger, metrics, stop });
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const shop = say`Vitrina is at ${address} (${translated(services.description)}; ${watch.report()})`;
  return [
    shop,
    ...(mailPages ? [say`Messages to shoppers, once, by http://localhost:${port}${mailPages.link}`] : []),
    ...(services.operatorPort === undefined ? [] : [say`Operators call port ${services.operatorPort}`]),
    ...(deskOrigin === undefined ? [] : [say`The desk is at ${deskOrigin}`]),
  ].join('\n');
}

/**
 * Starts several processes that serve the shop, if the settings ask for it; otherwise serves it in this
 * process.
 */
async function startAll(config: Config, logger: Logger, stop: Stop): Promise<string> {
  // Checks whether the port is free before the slow part of the start. Workers skip this, because they share
  // the port with processes that already run.
  await assertPortIsFree(config.port, config.host);
  if (config.workers === 1) return start(config, logger, stop);
  const file = fileURLToPath(import.meta.url);
  const line = await startWorkers({ count: config.workers, file, logger, stop });
  const started = `${line}\n${say`${config.workers} processes serve it.`}`;
  if (!config.metrics) return started;
  return addMetrics(
    started,
    await serveMetrics(config.metrics, { registry: countsOfWorkers(), logger, stop }),
  );
}

let logger = createLogger('error');
let stop: Stop | undefined;
try {
  // Passes a copy: `takeLanguage` removes arguments from its array, and workers are started with the original
  // arguments.
  takeLanguage([...process.argv]);
  const config = readConfig(readVariables());
  logger = createLogger(config.logLevel);
  stop = stopOnSignals(logger);
  if (cluster.isWorker) notifyReady(await start(config, logger, stop));
  else process.stdout.write(`${await startAll(config, logger, stop)}\n`);
} catch (err) {
  await stop?.now();
  if (err instanceof StartupError || err instanceof CommandRefused)
    process.stderr.write(`${translated(err.message)}\n`);
  else {
    logger.fatal({ err }, 'The start failed');
    process.stderr.write(`${say`The shop could not start: the log says why.`}\n`);
  }
  process.exit(1);
}
