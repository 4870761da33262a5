import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './http-server.ts';

it('the server closes the connection of a client that never reads', async () => {
  const answered = Promise.withResolvers<Promise<unknown>>();
  const server = createHttpServer(
    (_, outgoing) => {
      answered.resolve(once(outgoing, 'close'));
      outgoing.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { stillMs: 50 },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await await answered.promise;
  server.getConnections((_, count) => expect(count).toBe(0));
});
