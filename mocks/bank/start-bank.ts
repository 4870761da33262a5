import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type Bank, type BankPayment, type Choice, createBank } from './bank.ts';
import { choicePage, confirmationPage, endedPage } from './bank-page.ts';

export type RunningBank = {
  /** URL of the bank's API, for the setting YOOKASSA_URL. */
  url: string;
  bank: Bank;
  stop(): Promise<void>;
};

export type BankOptions = {
  /** The port. 0 takes a free one. */
  port: number;
  shopId: string;
  secretKey: string;
  /** How long a delayed payment is pending, in ms. */
  thinkMs?: number;
  clock?: () => Date;
  /**
   * Sends a notification to the shop. The origin in `address` is that of the URL to which the payment page
   * leads back.
   */
  send?: (address: URL, body: string) => Promise<unknown>;
};

/**
 * If the shop does not accept a notification, it is repeated after these pauses, in ms. The real bank's
 * pauses are longer.
 */
const REPEATS_MS = [1000, 5000, 20_000];

const post = (address: URL, body: string) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => {
    if (answer.status !== 200) throw new Error(`The shop answered ${answer.status}`);
  });

/**
 * Starts a local bank with the API of YooKassa; `stop()` ends it. On its pages a developer chooses how a
 * payment ends.
 * @throws Error if the port is in use
 */
export async function startBank(options: BankOptions): Promise<RunningBank> {
  const { port, shopId, secretKey, thinkMs = 20_000, clock = () => new Date(), send = post } = options;
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  let times = 1;

  function deliver(address: URL, body: string, repeats: readonly number[]): void {
    send(address, body).catch(() => {
      const [pause, ...rest] = repeats;
      if (pause !== undefined) later(pause, () => deliver(address, body, rest));
    });
  }
  function notify(event: string, payment: BankPayment): void {
    const { returnUrl, receipts: _receipts, ...object } = payment;
    const address = new URL('/notifications/yookassa', returnUrl);
    const body = JSON.stringify({ type: 'notification', event, object });
    for (let time = 0; time < times; time += 1) deliver(address, body, REPEATS_MS);
  }

  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const bank = createBank({ origin: () => origin, notify, clock });

  function choose(payment: BankPayment, choice: Choice): void {
    if (choice === 'think') {
      later(thinkMs, () => bank.choose(payment, 'pay'));
      return;
    }
    times = choice === 'pay-silently' ? 0 : choice === 'pay-twice' ? 2 : 1;
    bank.choose(payment, choice);
    times = 1;
  }

  const expected = Buffer.from(`Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`);
  const isShop = ({ headers }: IncomingMessage) => {
    const received = Buffer.from(headers.authorization ?? '');
    return received.length === expected.length && timingSafeEqual(received, expected);
  };
  async function answerShop(incoming: IncomingMessage, path: string): Promise<Answer> {
    if (!isShop(incoming))
      return { status: 401, body: { type: 'error', code: 'invalid_credentials', description: 'Basic' } };
    if (incoming.method !== 'POST') return bank.get(path);
    return bank.post(path, String(incoming.headers['idempotence-key'] ?? ''), await bodyOf(incoming));
  }

  async function showPage(incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<void> {
    const payment = bank.find(id);
    if (payment?.status !== 'pending')
      return show(outgoing, payment ? 200 : 404, endedPage(payment?.returnUrl));
    if (incoming.method !== 'POST') return show(outgoing, 200, choicePage(payment));
    const choice = new URLSearchParams(await bodyOf(incoming)).get('choice') ?? '';
    if (choice === '3ds') return show(outgoing, 200, confirmationPage(payment));
    if (!isChoice(choice)) return show(outgoing, 400, choicePage(payment));
    choose(payment, choice);
    outgoing.writeHead(303, { location: payment.returnUrl }).end();
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', origin);
    if (pathname.startsWith('/v3/')) {
      const { status, body } = await answerShop(incoming, pathname.slice('/v3/'.length));
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } else await showPage(incoming, outgoing, pathname.replace(/^\/pay\//, ''));
  }
  server.on('request', (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  return {
    url: `${origin}/v3`,
    bank,
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

const CHOICES = ['pay', 'refuse', 'confirm', 'confirm-wrong', 'think', 'pay-silently', 'pay-twice'] as const;
const isChoice = (text: string): text is Choice => CHOICES.some((choice) => choice === text);

function show(outgoing: ServerResponse, status: number, page: string): void {
  outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(page);
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}
