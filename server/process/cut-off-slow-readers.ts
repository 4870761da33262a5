import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How fast a client must read a pending response to keep its connection. */
export type LeastReading = {
  /** Bytes to be read within `checks` checks. */
  bytes: number;
  checks: number;
  /** Time between two checks, in ms. */
  checkMs: number;
};

/** 1 KB a second over half a minute: even a phone with a bad connection reads faster. */
const LEAST: LeastReading = { bytes: 32 * 1024, checks: 6, checkMs: 5_000 };

type Mark = { taken: number; checks: number };

/**
 * Closes connections whose client reads its response too slowly. An idle timeout does not catch a client that reads
 * one byte a minute. Connections without pending data are kept.
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

/** Node stores on the handle how much of the latest write the system has not accepted yet. */
type Handle = { bytesWritten: number; writeQueueSize: number };

/** Bytes that the system has accepted for the client, and whether more are pending. */
function outgoing(socket: Socket & { _handle?: Handle | null }): { taken: number; waits: boolean } {
  const handle = socket._handle;
  if (!handle) return { taken: 0, waits: false };
  const { bytesWritten, writeQueueSize } = handle;
  return { taken: bytesWritten - writeQueueSize, waits: writeQueueSize > 0 || socket.writableLength > 0 };
}
