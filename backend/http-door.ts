import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientIpOf } from './platform/http/client-ip.ts';
import type { RequestInfo } from './platform/http/mount.ts';
import { StartupError } from './platform/startup-error.ts';

/** Timeouts in ms for clients that send or read too slowly. */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

export type DoorOptions = {
  /** Port to listen on; with 0, the system chooses a free port. */
  port: number;
  host: string;
  /**
   * How many trusted proxies are in front of this server; determines which part of X-Forwarded-For is the
   * client's IP address.
   */
  trustedProxies: number;
};

export type Door = {
  port: number;
  /** Stops the server: closes idle connections, and waits for requests that are being handled. */
  close(): Promise<void>;
};

/** Starts an HTTP server. @throws StartupError if it cannot listen on the host and port */
export async function openDoor(
  fetch: (request: Request, info: RequestInfo) => Promise<Response>,
  options: DoorOptions,
): Promise<Door> {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
      const clientIp = clientIpOf(forwarded, options.trustedProxies, incoming.socket.remoteAddress);
      return fetch(request, clientIp === undefined ? {} : { clientIp });
    },
    // By default, the library replaces the global `Response` by its own class, which lacks some features.
    { overrideGlobalObjects: false },
  );
  const server = createServer(TIMEOUTS, listener);
  const port = await listen(server, options);
  return { port, close: () => drain(server) };
}

async function listen(server: Server, { port, host }: DoorOptions): Promise<number> {
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

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
}
