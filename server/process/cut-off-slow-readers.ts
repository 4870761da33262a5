import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How fast a client must read a response that is being sent. A slower client is disconnected. */
export type LeastReading = {
  /** How many bytes a client must read within `checks` checks. */
  bytes: number;
  checks: number;
  /** Time between two checks, in ms. */
  checkMs: number;
};

/** 32 KB in half a minute, about 1 KB a second. Even a phone with a bad connection is faster. */
const LEAST: LeastReading = { bytes: 32 * 1024, checks: 6, checkMs: 5_000 };

type Mark = { taken: number; checks: number };

/**
 * Disconnects clients that read their response too slowly. The idle timeout does not catch them: a client
 * that reads a byte a minute is not idle. Connections without data to send are not affected.
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
 * Node's internal handle of a socket. `writeQueueSize`: how many bytes of the latest write the operating
 * system has not accepted yet.
 */
type Handle = { bytesWritten: number; writeQueueSize: number };

/** How many bytes for the client the operating system has accepted, and whether more are waiting. */
function outgoing(socket: Socket & { _handle?: Handle | null }): { taken: number; waits: boolean } {
  const handle = socket._handle;
  if (!handle) return { taken: 0, waits: false };
  const { bytesWritten, writeQueueSize } = handle;
  return { taken: bytesWritten - writeQueueSize, waits: writeQueueSize > 0 || socket.writableLength > 0 };
}
