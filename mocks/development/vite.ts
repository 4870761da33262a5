import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { createScenarioLayer } from './scenario-layer.ts';

/** Values that survive a restart of the dev server, because they are kept in globalThis. */
const slot = globalThis as typeof globalThis & {
  vitrinaMocks?: { address?: Promise<string>; server?: ViteDevServer };
};
slot.vitrinaMocks ??= {};
const kept = slot.vitrinaMocks;

/** Implements `?mock=<scenario>`. Intercepts calls before they reach any API. */
export const scenarios = createScenarioLayer(() =>
  load<typeof import('./scenario-answers.ts')>('/mocks/development/scenario-answers.ts'),
);

/**
 * A Vite plugin. With VITE_MOCKS=on, a mock shop in memory is the API of the dev server, unless API_BASE_URL
 * names another API. Server and browsers call it through the gateway, so that they all see the same shop.
 * Must come after the plugin that reads the settings. Not part of builds.
 */
export function mocks(): Plugin {
  return {
    name: 'vitrina-mocks',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    async config() {
      const { env } = process;
      if (kept.address && env.API_BASE_URL === (await kept.address)) delete env.API_BASE_URL;
      if (env.VITE_MOCKS?.trim() !== 'on' || env.API_BASE_URL?.trim()) return;
      kept.address ??= serveShop();
      env.API_BASE_URL = await kept.address;
    },
    configureServer(server) {
      kept.server = server;
    },
  };
}

/** Loads a module through Vite, so that changes of the mocks take effect at once. */
async function load<T>(path: string): Promise<T> {
  const ssr = kept.server?.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
  return ssr.runner.import(path);
}

/**
 * Serves the mock shop on a free port until the process ends.
 * @returns its URL
 */
async function serveShop(): Promise<string> {
  const listener = getRequestListener(
    async (request) => {
      const path = '/mocks/development/shop-in-memory.ts';
      const { answerFromShop } = await load<typeof import('./shop-in-memory.ts')>(path);
      const port = kept.server?.config.server.port;
      return answerFromShop(request, process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`);
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(listener).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
