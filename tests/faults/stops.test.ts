import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { type IntegrationShop, openShop } from '../integration/shop.ts';
import { report, roundsOf } from './rounds.ts';
import { ask, newConnection, startWebProcess } from './web-processes.ts';

const ROUNDS = roundsOf('STOPS', 2);
const SHOPPERS = 12;

let shop: IntegrationShop;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

type Call = { method?: string; path: string };

const LISTING = '/api/catalog-orchestration/v1/listings';
const CALLS: [Call, ...Call[]] = [
  { path: '/api/catalog-orchestration/v1/navigation?site=ru' },
  { path: `${LISTING}?site=ru&path=zhenshchinam%2Fplatya` },
  { path: '/api/search-orchestration/v1/search?site=ru&q=%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5' },
  { method: 'POST', path: '/api/auth/guest?site=ru' },
];

type Stopped = { sent: number; inFlight: number; failed: string[]; code: number | null };

/**
 * Sends calls without a break and stops the shop. Every call in flight must get a response. After the signal
 * no new calls are sent: a load balancer would send them to another process.
 */
async function stopUnderLoad(end: 'stop' | 'kill'): Promise<Stopped> {
  const web = await startWebProcess(shop.url);
  onTestFinished(() => web.kill());
  const failed: string[] = [];
  let inFlight = 0;
  let isSignalled = false;
  let sent = 0;
  const shopper = async (place: number): Promise<void> => {
    const agent = newConnection();
    for (let turn = place; !isSignalled; turn += 1) {
      const call = CALLS[turn % CALLS.length] ?? CALLS[0];
      sent += 1;
      inFlight += 1;
      const headers = { 'x-forwarded-for': `203.0.${place}.${turn % 250}` };
      const outcome = await ask(agent, { port: web.port, headers, ...call }).then(
        ({ status }) => String(status),
        ({ code }: NodeJS.ErrnoException) => code ?? 'broken',
      );
      if (!isSignalled) inFlight -= 1;
      if (outcome !== '200') failed.push(`${call.path} ${outcome}`);
    }
    agent.destroy();
  };
  const shoppers = Array.from({ length: SHOPPERS }, (_, place) => shopper(place));
  while (sent < SHOPPERS * 5) await sleep(1);
  await sleep(Math.random() * 50);
  web[end]();
  isSignalled = true;
  await Promise.all(shoppers);
  return { sent, inFlight, failed, code: await web.ended };
}

it('on SIGTERM the shop responds to the calls in flight and exits with 0', async () => {
  const stops: Stopped[] = [];
  for (let round = 0; round < ROUNDS; round += 1) stops.push(await stopUnderLoad('stop'));
  const sum = (of: (each: Stopped) => number) => stops.reduce((total, each) => total + of(each), 0);
  report({
    stops: ROUNDS,
    requests: sum(({ sent }) => sent),
    inFlightAtTheSignal: sum(({ inFlight }) => inFlight),
  });
  expect(stops.flatMap(({ failed }) => failed)).toEqual([]);
  expect(stops.map(({ code }) => code)).toEqual(Array(ROUNDS).fill(0));
  expect(sum(({ inFlight }) => inFlight)).toBeGreaterThan(ROUNDS);
});

it('the test of stopping the shop finds a call whose connection is cut', async () => {
  const { failed } = await stopUnderLoad('kill');
  expect(failed.length).toBeGreaterThan(0);
});
