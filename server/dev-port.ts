import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

/** The HTTP server that listens on the port, and Vite's server that currently answers its requests. */
type Door = {
  server: Server;
  /** Vite's HTTP server, which does not listen on a port itself; undefined while the dev server restarts. */
  inner: Server | undefined;
  /** Vite's HTTP server before a restart. It answers again if the restart fails. */
  previous?: Server | undefined;
  /** Responses that are not finished yet. */
  inFlight: Set<ServerResponse>;
  /** Functions that continue the requests which arrived during a restart. */
  waiting: (() => void)[];
};

/** The value survives a restart, although this file is then loaded again. */
const slot = globalThis as typeof globalThis & { vitrinaDoor?: Door | undefined };

/**
 * How long a restart waits for answers, in ms. `begun` is for answers that are not being sent yet: the first
 * page after a restart loads all modules, which takes half a minute on a busy machine. `sending` is for
 * answers that are being sent, which may be streams without an end.
 */
const GRACE = { begun: 120_000, sending: 10_000 };

/**
 * Makes new requests wait until the next dev server listens. Resolves when the requests in flight are
 * answered. Call it before the services close.
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

/** Lets the running dev server answer again, after a restart that failed. */
export function continueRequests(): void {
  const door = slot.vitrinaDoor;
  if (door?.previous) open(door, door.previous);
}

/**
 * Keeps the port open while the dev server restarts: Vite closes its HTTP server and opens another, so a
 * separate server listens on the port and passes requests on to Vite's server.
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
    // Before a restart, Vite closes its server. The port then stays open for the next one.
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
  // Idle connections are never closed. While modules load, the process reads no requests for seconds; it
  // would then close connections on which unread requests have arrived.
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
