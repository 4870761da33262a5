import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type OutgoingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { signedByItself } from '../../backend/platform/testing/certificates.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Matches headers that exist only in HTTP/1.1 (about the connection) or only in HTTP/2 (pseudo-headers). They
 * are not passed on from one protocol to the other.
 */
const OF_VERSION = /^(:.*|connection|keep-alive|transfer-encoding)$/;

export type Front = { origin: string; close(): void };

/**
 * Serves a shop by HTTPS and HTTP/2 with a self-signed certificate, as the reverse proxy in `deploy/` does.
 * @param origin of the shop, which serves plain HTTP
 */
export async function openFront(origin: string): Promise<Front> {
  const now = Date.now();
  const period = { from: new Date(now - DAY_MS), until: new Date(now + DAY_MS) };
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(signedByItself({ name: 'localhost', ...period }));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (asked, answer) => {
    const headers = { ...ofMessage(asked.headers), host: asked.authority };
    const passed = request(origin + asked.url, { method: asked.method, headers, agent }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, ofMessage(answered.headers));
      answered.pipe(answer);
    });
    passed.on('error', () => answer.stream?.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
    },
  };
}

const ofMessage = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_VERSION.test(name)));
