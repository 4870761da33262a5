import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a call to the bank. `unasked`: the request is lost. `unheard`: the response is lost. A
 * function runs before the request is forwarded.
 */
export type BankStop = 'unasked' | 'unheard' | (() => Promise<void>);

/** A proxy to a bank that can lose requests or responses. */
export async function startWayTo(bankUrl: string) {
  let stop: BankStop | undefined;
  let reached = Promise.withResolvers<void>();
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    if (stop === 'unasked') return reached.resolve();
    if (typeof stop === 'function') await stop();
    const { method = 'GET', url = '', headers } = incoming;
    const forwarded = ['authorization', 'idempotence-key', 'content-type'].flatMap(
      (name): [string, string][] => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []),
    );
    const answer = await fetch(new URL(url, bankUrl), { method, headers: forwarded, body: body || null });
    const text = await answer.text();
    if (stop === 'unheard') return reached.resolve();
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
    /**
     * Sets what happens to all calls from now on. The returned promise resolves when the first call has been
     * affected.
     */
    cut(next: BankStop | undefined): Promise<void> {
      stop = next;
      reached = Promise.withResolvers<void>();
      return reached.promise;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
