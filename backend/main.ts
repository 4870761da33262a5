import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { type BackendConfig, readBackendConfig } from './config.ts';
import { type Backend, openBackend } from './index.ts';
import { clientIpOf } from './platform/http/client-ip.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import { readServiceSettings } from './platform/settings/service-settings.ts';
import { refuseMisspeltSettings } from './platform/settings/setting-names.ts';
import { StartupError } from './platform/startup-error.ts';

/** The backend as a tier of its own: the contract over HTTP, behind the serving processes of the shop. */

/** Slow callers are cut off. All in ms. */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };
const STOP_MS = 10_000;

function serve(backend: Backend, { trustedProxies }: BackendConfig): Server {
  const listener = getRequestListener((request, { incoming }) => {
    const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
    const clientIp = clientIpOf(forwarded, trustedProxies, incoming.socket.remoteAddress);
    return backend.fetch(request, clientIp === undefined ? {} : { clientIp });
  });
  return createServer(TIMEOUTS, listener);
}

async function listen(server: Server, { port, host }: BackendConfig): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartupError(`The backend cannot listen on ${host}:${port} (${error.code ?? error.message}).`),
      ),
    );
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Lets the requests in flight be answered; connections without one are closed. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
}

try {
  refuseMisspeltSettings(process.env, {});
  const config = readBackendConfig(process.env);
  const logger = pino({ level: config.logLevel, base: undefined, messageKey: 'message' });
  const { dataDir, databaseUrl, demo, publicUrl, shopName, build, site } = config;
  const backend = await openBackend({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    demo,
    publicUrl,
    services: readServiceSettings(process.env),
    shopName,
    build,
    site,
    logger,
  });
  const server = serve(backend, config);
  const port = await listen(server, config).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ cause: loggedCause(err) }, 'uncaught exception');
    await drain(server);
    await backend.close();
    logger.info({}, 'stopped');
  });
  logger.info({ port, database: backend.database }, 'ready');
} catch (error) {
  const { name, message, stack = '' } = loggedCause(error);
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${name}: ${message}\n${stack}\n`,
  );
  process.exit(1);
}
