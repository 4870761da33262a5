import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

/** The HTTP server that holds the port, and Vite's HTTP server to which it passes requests. */
type Door = {
  server: Server;
  /**
   * Vite's current HTTP server, which does not listen on a port itself. Undefined while the dev server
   * restarts.
   */
  inner: Server | undefined;
  /** Vite's HTTP server from before the restart. It takes over again if the restart fails. */
  previous?: Server | undefined;
  /** Responses that are not finished yet. */
  inFlight: Set<ServerResponse>;
  /** Requests that arrived during a restart, each as a function that continues it. */
  waiting: (() => void)[];
};

/** A global value, because it must survive a restart: this file is then loaded again. */
const slot = globalThis as typeof globalThis & { vitrinaDoor?: Door | undefined };

/**
 * How long a restart waits for responses in flight, in ms. `begun`: for a response of which nothing was sent
 * yet. The first page after a restart loads all modules, which may take half a minute on a busy machine.
 * `sending`: for a response that is being sent, which may be an endless stream.
 */
const GRACE = { begun: 120_000, sending: 10_000 };

/**
 * Makes new requests wait until the next dev server is ready. Resolves when the requests in flight are
 * answered. Must be called before the services are closed.
 */
export async function holdRequests(grace = GRACE): Promise<void> {
  const door = slot.vitrinaDoor;
  if (!door?.inner) return;
  door.previous = door.inner;
  door.inner = undefined;
  const { sending = [], begun = [] } = Object.groupBy(door.inFlight, ({ headersSent }) =>
    headersSent ? 'sending' : 'begun',
  );
  await Promise.all([answered(sending, grace.sending), answered(begun, grace.begun)]);
}

async function answered(outgoing: readonly ServerResponse[], graceMs: number): Promise<void> {
  const closed = outgoing.map((one) => new Promise((resolve) => one.once('close', resolve)));
  await Promise.race([Promise.all(closed), sleep(graceMs, undefined, { ref: false })]);
}

/** Passes requests to the old dev server again, because the restart has failed. */
export function continueRequests(): void {
  const door = slot.vitrinaDoor;
  if (door?.previous) open(door, door.previous);
}

/**
 * Keeps the port open while the dev server restarts. Vite closes its HTTP server at a restart and opens a new
 * server, so another server holds the port and passes the requests on.
 */
export function keepPort({ httpServer }: ViteDevServer): void {
  if (!httpServer) return;
  const inner = httpServer as Server;
  inner.listen = ((port: number, host?: string) => {
    void listenAt(port, host).then(
      (door) => {
        open(door, inner);
        inner.emit('listening');
      },
      (error) => inner.emit('error', error),
    );
    return inner;
  }) as Server['listen'];
  inner.address = () => slot.vitrinaDoor?.server.address() ?? null;
  inner.close = (done) => {
    const door = slot.vitrinaDoor;
    // At a restart, Vite closes its own server. The port then stays open for the next server.
    if (door?.inner !== inner) done?.();
    else {
      slot.vitrinaDoor = undefined;
      door.server.closeAllConnections();
      door.server.close(done);
    }
    inner.emit('close');
    return inner;
  };
}

async function listenAt(port: number, host: string | undefined): Promise<Door> {
  const current = slot.vitrinaDoor;
  const address = current?.server.address() as AddressInfo | null | undefined;
  if (current && address?.port === port) return current;
  // Never closes idle connections. While modules load, the process reads nothing for seconds, and would then
  // close connections on which requests have already arrived.
  const server = createServer({ keepAliveTimeout: 0 });
  const door: Door = {
    server,
    inner: undefined,
    inFlight: current?.inFlight ?? new Set(),
    waiting: current?.waiting ?? [],
  };
  const whenOpen = (work: (inner: Server) => void) => {
    if (door.inner) work(door.inner);
    else door.waiting.push(() => slot.vitrinaDoor?.inner && work(slot.vitrinaDoor.inner));
  };
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    whenOpen((inner) => {
      door.inFlight.add(outgoing);
      outgoing.once('close', () => door.inFlight.delete(outgoing));
      inner.emit('request', incoming, outgoing);
    }),
  );
  server.on('upgrade', (incoming, socket, head) =>
    whenOpen((inner) => inner.emit('upgrade', incoming, socket, head)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  current?.server.close();
  slot.vitrinaDoor = door;
  return door;
}

function open(door: Door, inner: Server): void {
  door.inner = inner;
  for (const proceed of door.waiting.splice(0)) proceed();
}
