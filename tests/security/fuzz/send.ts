import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Answer } from '../../contract/conformance.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** How long to wait for a response, in ms. Longer than the shop's own timeout of 30 s. */
const NEVER_MS = 60_000;

/**
 * Opens an HTTP client that sends requests exactly as given, even with duplicate headers or a body for any
 * method.
 */
export function openSender() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /**
     * Sends a request exactly as given.
     * @throws Error when the connection breaks
     */
    send: (origin: string, { method, path, headers, body }: FuzzRequest): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(origin);
        const hasHost = headers.some(([name]) => name === 'host');
        const sent = headers.flatMap(([name, value]) => [name, sendable(value)]);
        if (!hasHost) sent.push('host', 'shop.example');
        if (body !== undefined) sent.push('content-length', String(body.length));
        const outgoing = httpRequest(
          { hostname, port, agent, method, path, headers: sent, setHost: false },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('error', reject);
            incoming.on('end', () => {
              const answer = { status: incoming.statusCode ?? 0, headers: headersOf(incoming.rawHeaders) };
              const bytes = unpacked(Buffer.concat(chunks), answer.headers.get('content-encoding'));
              resolve({ ...answer, text: bytes.toString() });
            });
          },
        );
        outgoing.on('error', reject);
        outgoing.setTimeout(NEVER_MS, () => outgoing.destroy(new Error('The request was never answered.')));
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}

function unpacked(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'zstd') return zstdDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Removes characters that Node refuses to send in headers. */
const sendable = (value: string) =>
  Buffer.from(value.toWellFormed())
    .toString('latin1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Node does not send these.
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '');

function headersOf(raw: string[]): Headers {
  const headers = new Headers();
  for (let place = 0; place < raw.length; place += 2) headers.append(raw[place] ?? '', raw[place + 1] ?? '');
  return headers;
}
