import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CounterpartRequest = {
  method: string | undefined;
  url: URL;
  headers: IncomingMessage['headers'];
  text: string;
};

export type CounterpartReply = (response: ServerResponse, request: CounterpartRequest) => void;

/**
 * Starts a local HTTP server that stands for an outside service in tests and records its requests. `replies`
 * has a reply for each path; `/x/*` is for all paths below `/x`.
 */
export async function startCounterpart(replies: Record<string, CounterpartReply>) {
  const replyNow = { ...replies };
  const requests: CounterpartRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const { method, headers } = incoming;
    const request = { method, url: new URL(incoming.url ?? '', 'http://counterpart.test'), headers, text };
    requests.push(request);
    const { pathname } = request.url;
    const below = Object.keys(replyNow).find(
      (path) => path.endsWith('/*') && pathname.startsWith(path.slice(0, -1)),
    );
    const reply = replyNow[pathname] ?? replyNow[below ?? ''];
    if (reply) reply(response, request);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    askedFor: (path: string) => requests.filter(({ url }) => url.pathname === path),
    setReply(path: string, reply: CounterpartReply) {
      replyNow[path] = reply;
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (value: unknown, status = 200): CounterpartReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

/** A reply that never comes: the request stays open. */
export const silence: CounterpartReply = () => {};
