import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MindboxRequest = {
  method: string | undefined;
  url: URL;
  headers: IncomingMessage['headers'];
  body: MindboxOrder;
};

export type MindboxOrder = {
  order: {
    lines: { lineId: string; quantity: number; basePricePerItem: number }[];
    coupons?: { ids: { code: string } }[];
  };
};

/** How the counterpart answers one request. */
export type MindboxReply = (response: ServerResponse, request: MindboxRequest) => void;

/** A counterpart of Mindbox on this machine that remembers what it was asked. */
export async function startMindbox(reply: MindboxReply) {
  let replyNow = reply;
  const requests: MindboxRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const { method, headers } = incoming;
    const url = new URL(incoming.url ?? '', 'http://mindbox.test');
    const request = { method, url, headers, body: JSON.parse(text) as MindboxOrder };
    requests.push(request);
    replyNow(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setReply(next: MindboxReply) {
      replyNow = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (value: unknown, status = 200): MindboxReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

/** Answers as the method «Order calculation» does, with so many percent off every line. */
export const percentOff =
  (percent: number): MindboxReply =>
  (response, request) => {
    const lines = request.body.order.lines.map((line) => ({
      ...line,
      discountedPriceOfLine: (line.basePricePerItem * line.quantity * (100 - percent)) / 100,
      appliedPromotions: [{ type: 'discount', promotion: { ids: { externalId: 'autumn' } } }],
    }));
    json({ status: 'Success', order: { processingStatus: 'Calculated', lines } })(response, request);
  };

/** Never answers. */
export const silence: MindboxReply = () => {};
