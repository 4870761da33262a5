import { relative } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { createMetrics } from '../backend/platform/metrics/metrics.ts';
import { StartupError } from '../backend/platform/startup-error.ts';
import { SETTING_NAMES } from '../backend/setting-names.ts';
import { readVariables } from '../backend/variables.ts';
import { readConfig } from './config.ts';
import { CONTRACT_PATH, createContractPages } from './contract/contract-pages.ts';
import { serveDeskInDevelopment } from './dev-desk.ts';
import { continueRequests, holdRequests, keepPort } from './dev-port.ts';
import { brandFilesOf } from './http/brand-files.ts';
import { createMailPages } from './mail/mail-pages.ts';
import type { PageHandler } from './pages/render-page.ts';
import { assertPortIsFree } from './process/http-server.ts';
import { createLogger } from './process/logger.ts';
import { readableLog } from './process/readable-log.ts';
import { openServices, type Services } from './services.ts';
import { createShopWithScenarios, type ScenarioLayer } from './shop-with-scenarios.ts';

/** The framework's name for the server entry. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

/** The module that loads every route. */
const ROUTER = '/src/router.tsx';

/** Matches the paths that the shop handles before Vite gets the request. */
const OURS =
  /^\/(api|brand|pictures|healthz|readyz|dev\/mail|contract|openapi\.json|robots\.txt|sitemap\.xml|sitemaps|yml\.xml|llms\.txt|mcp)(\/|\?|$)/;

type Entry = { default: { fetch(request: Request, options: { context: unknown }): Promise<Response> } };

type DevelopmentOptions = {
  /** Makes API calls fail on purpose; absent if no call should fail. */
  scenarios?: ScenarioLayer;
  /** The token of an operator of the mocks, which the desk uses in development. */
  deskToken?: string;
  /** The folder of `.env`; by default the project's root. */
  settingsDir?: string;
};

/**
 * Serves the shop under `vite dev` as `server/main.ts` does, with the backend in the same process. This file
 * and its imports are part of Vite's configuration, so Vite restarts the server when one of these files or a
 * backend file changes.
 */
export function shopInDevelopment({ scenarios, deskToken, settingsDir }: DevelopmentOptions = {}): Plugin {
  let services: Promise<Services> | undefined;
  return {
    name: 'vitrina:development',
    apply: 'serve',
    async config({ server }) {
      return orSentence(async () => {
        const config = readConfig(readAgain(settingsDir));
        const [host, port] = [server?.host ?? config.host, server?.port ?? config.port];
        if (!slot.vitrinaHasStarted)
          await assertPortIsFree(port, typeof host === 'string' ? host : '0.0.0.0');
        return { server: { host, port, strictPort: true } };
      });
    },
    async configureServer(server) {
      keepPort(server);
      withoutPortWarning(server.config.logger);
      const variables = readVariables(settingsDir);
      const config = readConfig({
        ...variables,
        // Prism and the mocks answer operators too.
        OPERATOR_API_URL: variables.OPERATOR_API_URL ?? variables.API_BASE_URL,
        LOG_LEVEL: variables.LOG_LEVEL ?? 'warn',
      });
      const logger = createLogger(
        config.logLevel,
        readableLog((text) => process.stderr.write(text)),
      );
      const hasMailServer = config.services.SMTP_URL !== undefined;
      const mailPages = createMailPages({ ...config, hasMailServer });
      const brandFiles = await orSentence(async () => brandFilesOf(config.brandDir));
      const shopOf = ({ upstream, pictures, sharedPicture, feed }: Services) =>
        createShopWithScenarios(
          {
            config,
            upstream,
            pictures,
            sharedPicture,
            feed,
            page: pagesOf(server),
            brandFiles,
            mailPages,
            contractPages: createContractPages(config),
            build: 'development',
            logger,
            development: true,
          },
          scenarios,
        );
      const open = () => openServices(config, 'development', logger, createMetrics());
      const reopened = reopen(open);
      services = reopened;
      const metrics = createMetrics();
      const deskOf = (opened: Services) =>
        serveDeskInDevelopment(config, {
          ...opened,
          logger,
          metrics,
          token: config.apiBaseUrl === undefined ? undefined : deskToken,
        });
      const opened = await orSentence(() => reopened);
      let listener = shopOf(opened);
      const deskLine = await deskOf(opened);
      slot.vitrinaHasStarted = true;
      slot.vitrinaOpenAgain = async () => {
        services = open();
        slot.vitrinaServices = services;
        listener = shopOf(await services);
        await deskOf(await services);
      };
      server.middlewares.use((incoming, outgoing, next) => {
        if (OURS.test(incoming.url ?? '')) listener(incoming, outgoing);
        else next();
      });
      server.httpServer?.once('listening', () => {
        const origin = `http://localhost:${server.config.server.port}`;
        const { info } = server.config.logger;
        info(`  ➜  The contract: ${origin}${CONTRACT_PATH}`);
        if (deskLine) info(`  ➜  ${deskLine}`);
        if (mailPages) info(`  ➜  Messages to shoppers, once: ${origin}${mailPages.link}`);
      });
      // Vite runs the returned function after it has added its own middlewares, so only requests for pages
      // reach the shop here.
      return () => {
        server.middlewares.use((incoming, outgoing) => {
          if (incoming.originalUrl !== undefined) incoming.url = incoming.originalUrl;
          listener(incoming, outgoing);
        });
      };
    },
    async closeBundle() {
      // After a restart, the variable already holds the services of the new server, which must stay open.
      if (services === undefined || slot.vitrinaServices !== services) return;
      slot.vitrinaServices = undefined;
      await closeServices(services);
    },
  };
}

/** Renders pages with the current state of the modules. */
function pagesOf(server: ViteDevServer): PageHandler {
  return async (request, context) => {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
    try {
      // Loads the routes before the framework does. If a route cannot be loaded, the framework answers with
      // JSON that does not contain the error.
      await ssr.runner.import(ROUTER);
      const entry: Entry = await ssr.runner.import(SERVER_ENTRY);
      return await entry.default.fetch(request, { context });
    } catch (error) {
      if (error instanceof Error) {
        server.ssrFixStacktrace(error);
        nameFile(error, server.config.root);
      }
      throw error;
    }
  };
}

/**
 * Adds the file name to the stack of a syntax error, because Vite puts it only in other fields of the error.
 */
function nameFile(error: Error & { id?: string; frame?: string }, root: string): void {
  if (error.id === undefined) return;
  const place = `    in ${relative(root, error.id)}`;
  error.stack = [`${error.name}: ${error.message}`, place, error.frame, error.stack]
    .filter(Boolean)
    .join('\n');
}

/**
 * During a restart, the shop itself still uses the port, so Vite's warning about the port is wrong and is
 * left out.
 */
function withoutPortWarning(logger: ViteDevServer['config']['logger']): void {
  const warn = logger.warn.bind(logger);
  logger.warn = (message, options) => {
    if (!/Port \d+ is in use on a wildcard address/.test(message)) warn(message, options);
  };
}

/** Values that survive a restart of the server, although this file is then loaded again. */
const slot = globalThis as typeof globalThis & {
  vitrinaServices?: Promise<Services> | undefined;
  /** Opens the services of the running server again, after a restart that failed has closed them. */
  vitrinaOpenAgain?: () => Promise<void>;
  vitrinaHasStarted?: boolean;
  /** The environment variables before `.env` was read for the first time. */
  vitrinaEnvironment?: NodeJS.ProcessEnv;
  /** Names of the variables that the last reading of `.env` added. */
  vitrinaLoaded?: string[];
};

/**
 * Reads the settings in the same way as at the first start. Variables that an earlier reading or another
 * plugin added to the environment are removed first, so that changed and removed lines of `.env` take effect.
 */
function readAgain(settingsDir: string | undefined): Record<string, string | undefined> {
  slot.vitrinaEnvironment ??= { ...process.env };
  for (const name of [...SETTING_NAMES, ...(slot.vitrinaLoaded ?? [])]) {
    const atStart = slot.vitrinaEnvironment[name];
    if (atStart === undefined) delete process.env[name];
    else process.env[name] = atStart;
  }
  const before = new Set(Object.keys(process.env));
  try {
    return readVariables(settingsDir);
  } finally {
    slot.vitrinaLoaded = Object.keys(process.env).filter((name) => !before.has(name));
  }
}

/**
 * Ends the program with a one-sentence error if the first start fails. If a restart after a change of
 * settings fails, Vite shows the error and keeps the running server.
 */
async function orSentence<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartupError) || slot.vitrinaHasStarted) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Opens the services, but only after the previous server's services have closed the database. If they cannot
 * be opened, the previous server opens its own again and goes on answering.
 */
function reopen(open: () => Promise<Services>): Promise<Services> {
  if (!slot.vitrinaServices) closeOnInterrupt();
  const previous = slot.vitrinaServices;
  const reopened = holdRequests()
    .then(() => closeServices(previous))
    .then(open)
    .catch(async (error) => {
      await slot.vitrinaOpenAgain?.().finally(continueRequests);
      throw error;
    });
  slot.vitrinaServices = reopened;
  return reopened;
}

async function closeServices(services: Promise<Services> | undefined): Promise<void> {
  const opened = await services?.catch(() => undefined);
  await opened?.close();
}

/**
 * On SIGINT, Vite exits without closing the database, so it is closed here. One Ctrl+C sends the signal
 * several times, because npm passes it on too.
 */
function closeOnInterrupt(): void {
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    process.on(signal, async () => {
      closing ??= closeServices(slot.vitrinaServices);
      await closing;
      process.exit(0);
    });
}
