import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The minimum speed at which a client must read a pending response, or its connection is closed. */
export type LeastReading = {
  /** The number of bytes that the client must read within `checks` checks. */
  bytes: number;
  checks: number;
  /** Time between two checks, in ms. */
  checkMs: number;
};

/**
 * At least 32 KB in half a minute, which is about 1 KB a second. Even a phone with a bad connection reads
 * faster.
 */
const LEAST: LeastReading = { bytes: 32 * 1024, checks: 6, checkMs: 5_000 };

type Mark = { taken: number; checks: number };

/**
 * Closes connections whose client reads its response too slowly. The idle timeout cannot do this, because a
 * client that reads one byte a minute is not idle. Connections without pending data are not affected.
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

/**
 * Node's internal handle of a socket. `writeQueueSize` is the part of the latest write that the operating
 * system has not accepted yet, in bytes.
 */
type Handle = { bytesWritten: number; writeQueueSize: number };

/**
 * The number of bytes that the operating system has accepted for the client, and whether more bytes are
 * pending.
 */
function outgoing(socket: Socket & { _handle?: Handle | null }): { taken: number; waits: boolean } {
  const handle = socket._handle;
  if (!handle) return { taken: 0, waits: false };
  const { bytesWritten, writeQueueSize } = handle;
  return { taken: bytesWritten - writeQueueSize, waits: writeQueueSize > 0 || socket.writableLength > 0 };
}
