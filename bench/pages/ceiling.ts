import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Shows the highest throughput that a Node server can reach: sends prepared bytes with the headers of a page,
// and renders nothing. The parent process sends bytes and headers.

type Body = { url: string; encoding: string; bytes: Uint8Array; headers: string[] };

const bodies = new Map<string, Body>();

const server = createServer((incoming, outgoing) => {
  const body = bodies.get(`${incoming.url} ${incoming.headers['accept-encoding']}`);
  if (!body) return void outgoing.writeHead(404).end();
  outgoing.writeHead(200, body.headers);
  outgoing.end(body.bytes);
});

process.on('message', (body: Body) => {
  const bytes = Buffer.from(body.bytes);
  bodies.set(`${body.url} ${body.encoding}`, { ...body, bytes });
  process.send?.('kept');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
