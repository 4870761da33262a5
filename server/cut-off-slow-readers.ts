import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a reader has to take of an answer that waits for it, unless the connection is cut off. */
export type LeastReading = {
  /** Bytes to be taken in the time of `checks`. */
  bytes: number;
  checks: number;
  /** Between two checks, in ms. */
  checkMs: number;
};

/** 1 KB a second over half a minute: a phone on the edge of its network takes more. */
const LEAST: LeastReading = { bytes: 32 * 1024, checks: 6, checkMs: 5_000 };

type Mark = { taken: number; checks: number };

/**
 * Cuts off connections whose other end takes less of its answer than the least. A time-out of silence does not do that:
 * a reader who takes a byte a minute is never silent. A connection that has nothing to take is left alone.
 */
export function cutOffSlowReaders(server: Server, least = LEAST): void {
  const marks = new Map<Socket, Mark>();
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) {
      const { taken, waits } = outgoing(socket);
      mark.checks += 1;
      if (!waits || taken - mark.taken >= least.bytes) Object.assign(mark, { taken, checks: 0 });
      else if (mark.checks >= least.checks) socket.destroy();
    }
  }, least.checkMs).unref();
  server.on('connection', (socket) => {
    marks.set(socket, { taken: 0, checks: 0 });
    socket.once('close', () => marks.delete(socket));
  });
  server.once('close', () => clearInterval(timer));
}

/** Node keeps on the handle how much of the latest write the system has not taken yet. */
type Handle = { bytesWritten: number; writeQueueSize: number };

/** Bytes that the system has taken for the other end, and whether more wait. */
function outgoing(socket: Socket & { _handle?: Handle | null }): { taken: number; waits: boolean } {
  const handle = socket._handle;
  if (!handle) return { taken: 0, waits: false };
  const { bytesWritten, writeQueueSize } = handle;
  return { taken: bytesWritten - writeQueueSize, waits: writeQueueSize > 0 || socket.writableLength > 0 };
}
