import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../backend/platform/startup-error.ts';
import { cutOffSlowReaders, type LeastReading } from './cut-off-slow-readers.ts';
import type { Stop } from './stop-on-signals.ts';

/**
 * Time limits in ms for slow clients. Keep-alive is longer than the 60 s that load balancers usually have.
 */
const TIMEOUTS = {
  headersTimeout: 8_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

/**
 * A connection without traffic is closed after this time in ms, even if the client has not yet read its
 * response.
 */
const STILL_MS = 70_000;

const IDLE_CHECK_MS = 50;

/** How long requests in flight may still take during a stop, in ms. The whole stop may take 10 s. */
const GRACE_MS = 8_000;

export function createHttpServer(
  listener: RequestListener,
  { stillMs = STILL_MS, leastReading }: { stillMs?: number; leastReading?: LeastReading } = {},
): Server {
  const server = createServer(TIMEOUTS, listener).setTimeout(stillMs);
  cutOffSlowReaders(server, leastReading);
  return server;
}

/** Names of the settings for port and host, for error messages. */
const SETTINGS = { port: 'PORT', host: 'HOST' };

/** The parts of a shop that the server uses. */
type Served = {
  listener: RequestListener;
  startDraining(): void;
};

/**
 * Serves the shop until the process shall stop, and then finishes the requests in flight.
 * @returns the port, in case the system chose it (0)
 * @throws StartupError if the port cannot be opened
 */
export async function serve(
  shop: Served,
  port: number,
  host: string,
  stop: Stop,
  { graceMs = GRACE_MS, settings = SETTINGS } = {},
): Promise<number> {
  const server = createHttpServer(shop.listener);
  const taken = await listen(server, port, host, settings);
  stop.first(() => {
    shop.startDraining();
    return drain(server, graceMs);
  });
  return taken;
}

/**
 * Opens the port.
 * @returns the port, in case the system chose it (0)
 * @throws StartupError if the port cannot be opened
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  settings = SETTINGS,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new StartupError(sentence(error, { port, host, settings })));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Checks early, before the slow part of the start, whether the port is free.
 * @throws StartupError if it is not
 */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

type Wanted = { port: number; host: string; settings: typeof SETTINGS };

function sentence({ code, message }: NodeJS.ErrnoException, { port, host, settings }: Wanted): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another port with ${settings.port}.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023 with ${settings.port}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${settings.host} is ${host}, which is not an address of this machine.`;
  return `The server could not listen on ${host}:${port}: ${message}.`;
}

/**
 * Accepts no more connections and waits for requests in flight, at most `graceMs` ms. Then closes the
 * remaining connections.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const over = new AbortController();
  // Closes connections that have become idle in the meantime. They would otherwise stay open for the
  // keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  try {
    await Promise.race([closed, sleep(graceMs, undefined, { signal: over.signal })]);
  } finally {
    clearInterval(idle);
    over.abort();
    server.closeAllConnections();
  }
}
