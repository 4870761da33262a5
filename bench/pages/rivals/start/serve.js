import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const { default: entry } = await import('./dist/server/server.js');

createServer(async (incoming, outgoing) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`, { headers: { accept: 'text/html' } });
  const answer = await entry.fetch(request);
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  await pipeline(Readable.fromWeb(answer.body), outgoing);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready'));
