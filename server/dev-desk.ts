import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { type Config, projectRoot } from './config.ts';
import { withShopName } from './desk/shop-name.ts';
import { createDesk } from './desk.ts';
import type { Upstream } from './gateway/upstream.ts';
import type { Logger } from './process/logger.ts';

/**
 * Matches paths that the desk handles before Vite does. Without this, Vite would answer some of them with
 * files of the folder `desk/api`.
 */
const OURS = /^\/(api\/operator-orchestration|pictures|healthz)(\/|\?|$)/;

type Parts = {
  operators: Upstream | undefined;
  pictures: (request: Request) => Promise<Response>;
  logger: Logger;
  metrics: Metrics;
  /** The token of an operator of the mocks. The desk uses it to work on the mocks without signing in. */
  token: string | undefined;
};

/** The port stays open while the dev server of the shop restarts, although this file is then loaded again. */
const slot = globalThis as typeof globalThis & { vitrinaDesk?: { answer: RequestListener } | undefined };

/**
 * Serves the desk beside the shop under `vite dev`, with the same gateway as in production. Its own Vite server starts with
 * the first request, because most work on the shop needs no desk.
 * @returns a line for the terminal
 */
export async function serveDeskInDevelopment(config: Config, parts: Parts): Promise<string | undefined> {
  const { operators, pictures, logger, metrics, token } = parts;
  if (!operators) return undefined;
  const { listener } = createDesk({
    origin: config.deskOrigin,
    trustedProxies: config.trustedProxies,
    imageHosts: config.imageHosts,
    upstream: token === undefined ? operators : asOperator(operators, token),
    isForeign: config.operatorApiUrl !== undefined,
    pictures,
    staticFiles: () => undefined,
    logger,
    metrics,
  });
  const port = config.desk?.port ?? Number(new URL(config.deskOrigin).port);
  if (slot.vitrinaDesk) slot.vitrinaDesk.answer = listener;
  else {
    slot.vitrinaDesk = { answer: listener };
    if (!(await listenWithVite(port, config.brand))) {
      slot.vitrinaDesk = undefined;
      return `The desk is off, because port ${port} is taken: set DESK_PORT`;
    }
  }
  return `The desk: ${config.deskOrigin}`;
}

/** Opens the port. Returns false if another program has it. */
function listenWithVite(port: number, shopName: string): Promise<boolean> {
  let vite: Promise<ViteDevServer> | undefined;
  const server = createServer((incoming, outgoing) => {
    if (OURS.test(incoming.url ?? '')) return slot.vitrinaDesk?.answer(incoming, outgoing);
    vite ??= createVite({
      configFile: join(projectRoot, 'desk/vite.config.ts'),
      server: { middlewareMode: true, hmr: { server } },
      plugins: [{ name: 'shop-name', transformIndexHtml: (page) => withShopName(page, shopName) }],
    });
    void vite.then(({ middlewares }) => middlewares(incoming, outgoing));
  }).unref();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => resolve(true));
  });
}

/** Calls without a session are made by an operator of the mocks. */
const asOperator =
  (upstream: Upstream, token: string): Upstream =>
  (call, info) => {
    const headers = new Headers(call.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    return upstream({ ...call, headers }, info);
  };
