import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * States of the network. `fair` forwards everything, `slow` forwards small pieces with pauses, and `silent`
 * accepts data but forwards nothing in either direction.
 */
export type Weather = 'fair' | 'slow' | 'silent';

export type FaultProxy = {
  port: number;
  setWeather(weather: Weather): void;
  /** Closes all connections at once, even in the middle of a transfer. */
  cut(): void;
  /** The number of open connections. */
  connections(): number;
  close(): Promise<void>;
};

const PIECE = 200;
const PAUSE_MS = 5;

/** Starts a TCP proxy in front of a local port. On request it causes network faults. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let weather: Weather = 'fair';
  const sockets = new Set<Socket>();

  const passing = () =>
    new Transform({
      async transform(chunk: Buffer, _, done) {
        if (weather === 'silent') return done();
        if (weather === 'fair') return done(null, chunk);
        for (let from = 0; from < chunk.length; from += PIECE) {
          this.push(chunk.subarray(from, from + PIECE));
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        done();
      },
    });

  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        // Does not forward the end of the stream while the network is silent.
        if (weather !== 'silent') to.destroy();
      });
      from.pipe(passing(), { end: false }).pipe(to, { end: false });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    setWeather(next) {
      weather = next;
    },
    cut,
    connections: () => sockets.size,
    async close() {
      weather = 'fair';
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
