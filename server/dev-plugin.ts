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

/** Name of the virtual module in which the framework provides the server entry. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

/** Path of the module that imports all routes. */
const ROUTER = '/src/router.tsx';

/** Matches the paths that the shop handles itself, before Vite does. */
const OURS =
  /^\/(api|brand|pictures|healthz|readyz|dev\/mail|contract|openapi\.json|robots\.txt|sitemap\.xml|sitemaps|yml\.xml|llms\.txt|mcp)(\/|\?|$)/;

type Entry = { default: { fetch(request: Request, options: { context: unknown }): Promise<Response> } };

type DevelopmentOptions = {
  /** Makes API calls fail if a browser asks for it (mocks/development). */
  scenarios?: ScenarioLayer;
  /** The token of an operator of the mocks, which the desk uses in development. */
  deskToken?: string;
  /** The folder of `.env`; by default the project's root. */
  settingsDir?: string;
};

/**
 * Runs the shop inside `vite dev` in the same way as `server/main.ts` does, with the backend in the same
 * process. This file is imported by Vite's configuration, so Vite restarts the server when the file, one of
 * its imports or a backend file changes.
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
      // Vite runs the returned function after it has added its own middlewares. The middleware added here
      // thus gets only requests that Vite has not answered: those for pages.
      return () => {
        server.middlewares.use((incoming, outgoing) => {
          if (incoming.originalUrl !== undefined) incoming.url = incoming.originalUrl;
          listener(incoming, outgoing);
        });
      };
    },
    async closeBundle() {
      // When the server was restarted, the variable already contains the services of the new server. They
      // must stay open.
      if (services === undefined || slot.vitrinaServices !== services) return;
      slot.vitrinaServices = undefined;
      await closeServices(services);
    },
  };
}

/** Returns the page handler. For each page it takes the current version of the changed modules. */
function pagesOf(server: ViteDevServer): PageHandler {
  return async (request, context) => {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
    try {
      // Loads the routes before the framework does, in order to see the error if one of them fails. The
      // framework's response would not contain it.
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
 * Adds the file name to the stack of a syntax error. Vite puts the name only into other fields of the error.
 */
function nameFile(error: Error & { id?: string; frame?: string }, root: string): void {
  if (error.id === undefined) return;
  const place = `    in ${relative(root, error.id)}`;
  error.stack = [`${error.name}: ${error.message}`, place, error.frame, error.stack]
    .filter(Boolean)
    .join('\n');
}

/**
 * Hides Vite's warning that the port is in use. During a restart it is wrong: the shop itself holds the port.
 */
function withoutPortWarning(logger: ViteDevServer['config']['logger']): void {
  const warn = logger.warn.bind(logger);
  logger.warn = (message, options) => {
    if (!/Port \d+ is in use on a wildcard address/.test(message)) warn(message, options);
  };
}

/**
 * Values that must survive a restart of the server. They are kept in a global object, because this file is
 * loaded again.
 */
const slot = globalThis as typeof globalThis & {
  vitrinaServices?: Promise<Services> | undefined;
  /** Opens the services of the old server again if the restart failed after they had been closed. */
  vitrinaOpenAgain?: () => Promise<void>;
  vitrinaHasStarted?: boolean;
  /** The environment variables as they were before `.env` was first read. */
  vitrinaEnvironment?: NodeJS.ProcessEnv;
  /** Names of the variables that came from `.env` when it was last read. */
  vitrinaLoaded?: string[];
};

/**
 * Reads the settings as at the first start. Before that, removes variables that an earlier reading or another
 * plugin has added to the environment, so that changed and removed lines of `.env` take effect.
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
 * If the first start fails, ends the program with a one-sentence error. If a later restart fails, because
 * settings were changed, Vite shows the error and keeps the old server.
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
 * Opens the services of the new server after those of the old server have closed the database. If this fails,
 * the old server opens its services again and continues to answer.
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
 * On SIGINT, Vite exits without closing the database, so this function closes it. One Ctrl+C may cause the
 * signal several times, because npm passes it on too.
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
