import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { LeastReading } from './cut-off-slow-readers.ts';
import { createHttpServer } from './http-server.ts';

const MEGABYTE = 1024 * 1024;
/** So long that the idle timeout never applies. These tests do not need it. */
const NEVER = 0;

/**
 * Starts a server, and a client that sends one request. `ended` resolves when the server closes the
 * connection.
 */
async function ask(leastReading: LeastReading, listener: RequestListener) {
  const ended = Promise.withResolvers<void>();
  const server = createHttpServer(listener, { stillMs: NEVER, leastReading }).listen(0, '127.0.0.1');
  server.on('connection', (socket) => socket.once('close', ended.resolve));
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => {});
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  return { reader, ended: ended.promise };
}

/** Reads until at least the given number of bytes has arrived. */
async function take(reader: Socket, least: number): Promise<number> {
  let taken = 0;
  for await (const chunk of reader) {
    taken += (chunk as Buffer).length;
    if (taken >= least) return taken;
  }
  return taken;
}

it('a client that never reads its response is disconnected', async () => {
  const { ended } = await ask({ bytes: 1, checks: 2, checkMs: 10 }, (_, outgoing) => {
    outgoing.end(Buffer.alloc(64 * MEGABYTE));
  });
  await ended;
});

it('a client that reads its response too slowly is disconnected', async () => {
  const { reader, ended } = await ask({ bytes: 1024 * MEGABYTE, checks: 2, checkMs: 10 }, (_, outgoing) => {
    const more = () => {
      while (outgoing.write(Buffer.alloc(MEGABYTE)));
    };
    outgoing.on('drain', more);
    more();
  });
  reader.on('data', () => {
    reader.pause();
    setImmediate(() => reader.resume());
  });
  reader.resume();
  await ended;
});

it('a client that reads its response fast enough stays connected', async () => {
  const { reader } = await ask({ bytes: 1, checks: 20, checkMs: 1 }, (_, outgoing) => {
    outgoing.end(Buffer.alloc(256 * MEGABYTE));
  });
  expect(await take(reader, 256 * MEGABYTE)).toBeGreaterThanOrEqual(256 * MEGABYTE);
});

it('a client stays connected while its response is being prepared', async () => {
  const checks = Promise.withResolvers<void>();
  const { reader } = await ask({ bytes: 1, checks: 1, checkMs: 1 }, (_, outgoing) => {
    // The server takes more event loop turns to prepare the response than there are checks. A client that
    // waits for it must not be cut off.
    let left = 20;
    const wait = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(wait);
      outgoing.end('made');
      checks.resolve();
    }, 2);
  });
  await checks.promise;
  const [answer] = (await once(reader.resume(), 'data')) as [Buffer];
  expect(answer.toString()).toContain('made');
});
