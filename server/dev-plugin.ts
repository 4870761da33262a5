import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { readVariables } from '../backend/platform/variables.ts';
import { createShop } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMailPages, MAIL_PATH } from './mail/mail-pages.ts';
import type { PageHandler } from './pages/pages.ts';
import { openServices, type Services } from './services.ts';

/** The framework's own name for the entry of the server side. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

/** Addresses that Vite has no say in. */
const OURS = /^\/(api|pictures|healthz|readyz|dev\/mail|robots\.txt|sitemap\.xml|sitemaps|yml\.xml)(\/|\?|$)/;

type Entry = { default: { fetch(request: Request, options: { context: unknown }): Promise<Response> } };

/**
 * Serves the shop under `vite dev` as `server/main.ts` does, with the backend in the same process.
 * This file and all it imports belong to Vite's configuration, so Vite restarts the server when one of them, or
 * a file of the backend, is changed.
 */
export function shopInDevelopment(): Plugin {
  let services: Promise<Services> | undefined;
  return {
    name: 'vitrina:development',
    apply: 'serve',
    config({ server }) {
      const { host, port } = readConfig(readVariables());
      return { server: { host: server?.host ?? host, port: server?.port ?? port, strictPort: true } };
    },
    async configureServer(server) {
      const variables = readVariables();
      const config = readConfig({ ...variables, LOG_LEVEL: variables.LOG_LEVEL ?? 'warn' });
      const logger = createLogger(config.logLevel);
      services = reopen(config, logger);
      const { upstream, pictures, sharedPicture, feed } = await services;
      const mailPages = createMailPages(config);
      const { listener } = createShop({
        config,
        upstream,
        pictures,
        sharedPicture,
        feed,
        page: pagesOf(server),
        mailPages,
        build: 'development',
        logger,
        development: true,
      });
      server.middlewares.use((incoming, outgoing, next) => {
        if (OURS.test(incoming.url ?? '')) listener(incoming, outgoing);
        else next();
      });
      if (mailPages)
        server.httpServer?.once('listening', () => {
          const { port } = server.config.server;
          server.config.logger.info(`  ➜  Messages to shoppers: http://localhost:${port}${MAIL_PATH}`);
        });
      // Returned work is done after Vite's own middlewares: what is left are pages.
      return () => {
        server.middlewares.use((incoming, outgoing) => {
          if (incoming.originalUrl !== undefined) incoming.url = incoming.originalUrl;
          listener(incoming, outgoing);
        });
      };
    },
    async closeBundle() {
      // After a restart the services are already those of the next server.
      if (services === undefined || slot.vitrinaServices !== services) return;
      slot.vitrinaServices = undefined;
      await closeServices(services);
    },
  };
}

/** Renders with the modules as they are now. */
function pagesOf(server: ViteDevServer): PageHandler {
  return async (request, context) => {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
    try {
      const entry: Entry = await ssr.runner.import(SERVER_ENTRY);
      return await entry.default.fetch(request, { context });
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      throw error;
    }
  };
}

/** Survives a restart of the server, which loads this file again. */
const slot = globalThis as typeof globalThis & { vitrinaServices?: Promise<Services> | undefined };

/** Opens the services after those of the server before have let go of the database. */
function reopen(config: Config, logger: Logger): Promise<Services> {
  if (!slot.vitrinaServices) closeOnInterrupt();
  const closed = closeServices(slot.vitrinaServices);
  slot.vitrinaServices = closed.then(() => openServices(config, 'development', logger));
  return slot.vitrinaServices;
}

async function closeServices(services: Promise<Services> | undefined): Promise<void> {
  const opened = await services?.catch(() => undefined);
  await opened?.close();
}

/** Vite ends on SIGINT without a word; the database deserves better. */
function closeOnInterrupt(): void {
  process.once('SIGINT', async () => {
    await closeServices(slot.vitrinaServices);
    process.exit(0);
  });
}
