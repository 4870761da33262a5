import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { kopecks } from '../../calls/roubles.ts';

export const tlsFile = (name: string) => resolve(import.meta.dirname, 'tls', name);
const pem = (name: string) => readFileSync(tlsFile(name), 'utf8');

/** Client certificates for tests. The fake Dolyame accepts `known` and rejects the other certificate. */
export const known = { cert: pem('client.pem'), key: pem('client.key'), ca: pem('ca.pem') };
export const unknown = { cert: pem('unknown.pem'), key: pem('unknown.key'), ca: pem('ca.pem') };

type Item = { name: string; quantity: number; price: string };
type Body = {
  order?: { id: string; amount: string; items: Item[] };
  amount?: string;
  items?: Item[];
  returned_items?: Item[];
};
export type DolyameOrder = {
  id: string;
  status: string;
  /** Sum of the order in kopecks. */
  amount: number;
  back: number;
  items: Item[];
  body: Body;
};
type RecordedRequest = { method: string; path: string; headers: IncomingMessage['headers']; subject: string };

const sumOf = (items: readonly Item[] = []) =>
  items.reduce((all, { quantity, price }) => all + quantity * kopecks(price), 0);

/**
 * Starts a fake Dolyame over TLS that requires a client certificate. It keeps orders in memory and follows
 * the rules in Dolyame's documentation.
 */
export async function startDolyame({ login, password }: { login: string; password: string }) {
  const orders = new Map<string, DolyameOrder>();
  const done = new Map<string, object>();
  const requests: RecordedRequest[] = [];
  const expected = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const server = createServer({
    cert: pem('server.pem'),
    key: pem('server.key'),
    ca: pem('ca.pem'),
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refused = (status: number, code: string) => ({ status, body: { type: 'error', code } });
  const fine = (body: object) => ({ status: 200, body });

  function answer(path: string, body: Body) {
    if (path === '/v1/orders/create') return create(body);
    const [, id = '', what = ''] = /^\/v1\/orders\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return refused(404, 'not_found');
    if (what === 'info') return fine(shown(order));
    if (what === 'cancel') {
      if (order.status === 'committed') return refused(422, 'wrong_status');
      order.status = 'canceled';
      return fine({});
    }
    if (what === 'commit') return commit(order, body);
    return what === 'refund' ? refund(order, body) : refused(404, 'not_found');
  }
  function create({ order, ...body }: Body) {
    if (!order || orders.has(order.id)) return refused(409, 'order_exists');
    const amount = kopecks(order.amount);
    if (sumOf(order.items) !== amount || amount === 0) return refused(400, 'amount');
    orders.set(order.id, { id: order.id, status: 'new', amount, back: 0, items: order.items, body });
    return fine({ link: `https://dolyame.example/pay/${order.id}` });
  }
  function commit(order: DolyameOrder, { amount = '', items }: Body) {
    if (order.status !== 'wait_for_commit') return refused(422, 'wrong_status');
    if (sumOf(items) !== kopecks(amount) || kopecks(amount) > order.amount) return refused(400, 'amount');
    Object.assign(order, { status: 'committed', amount: kopecks(amount), items });
    return fine({});
  }
  function refund(order: DolyameOrder, { amount = '', returned_items: items }: Body) {
    const sum = kopecks(amount);
    if (order.status !== 'committed' || order.back + sum > order.amount) return refused(422, 'amount');
    if (sumOf(items) !== sum) return refused(400, 'amount');
    order.back += sum;
    return fine({ refund_id: `${order.id}-${order.back}` });
  }
  const shown = ({ id, status, amount }: DolyameOrder) => {
    const part = Math.floor(amount / 4);
    return {
      id,
      status,
      amount: amount / 100,
      payment_schedule: [amount - 3 * part, part, part, part].map((each) => ({ amount: each / 100 })),
    };
  };

  server.on('request', async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const { method = '', url: path = '', headers } = incoming;
    const subject = (incoming.socket as TLSSocket).getPeerCertificate().subject.CN;
    requests.push({ method, path, headers, subject: String(subject) });
    const key = `${path} ${headers['x-correlation-id']}`;
    // A request with a correlation id that was used before gets the same response again.
    const before = method === 'POST' ? done.get(key) : undefined;
    const response =
      headers.authorization === expected
        ? before
          ? fine(before)
          : answer(path, JSON.parse(text || '{}'))
        : refused(401, 'unauthorized');
    if (method === 'POST' && response.status === 200) done.set(key, response.body);
    outgoing
      .writeHead(response.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(response.body));
  });

  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    orders,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
