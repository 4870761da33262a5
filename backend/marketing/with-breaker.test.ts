import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Marketing } from './marketing.ts';
import { withBreaker } from './with-breaker.ts';

const cart = { deviceId: null, lines: [], promoCodes: [] };
const offer = { lineDiscounts: new Map([['coat', 100]]) };
const event = { what: 'step', orderId: 'o', state: 'PAID', at: '2026-11-21T09:00:00.000Z' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A platform with prepared answers behind a breaker that opens after three failures for 1 s. */
function platform() {
  let calls = 0;
  let answer: () => Promise<typeof offer> = async () => offer;
  const marketing: Marketing = {
    offersFor() {
      calls += 1;
      return answer();
    },
    sendOrderEvent: () => Promise.reject('down'),
  };
  const guarded = withBreaker(marketing, {
    failures: 3,
    restMs: 1000,
    counts: (error) => error !== 'harmless',
  });
  return {
    calls: () => calls,
    wait: (ms: number) => vi.advanceTimersByTime(ms),
    answers: (next: typeof answer) => {
      answer = next;
    },
    fails: (why: string) => {
      answer = () => Promise.reject(why);
    },
    ask: () => guarded.offersFor(cart).catch((error: unknown) => error),
    send: () => guarded.sendOrderEvent(event, { key: 'k' }).catch((error: unknown) => error),
  };
}

test("the breaker passes on the platform's offers and failures", async () => {
  const { ask, fails } = platform();
  expect(await ask()).toBe(offer);
  fails('down');
  expect(await ask()).toBe('down');
});

test('the breaker does not call the platform for a second after three failures in a row', async () => {
  const { ask, fails, calls, wait } = platform();
  fails('down');
  for (let time = 0; time < 3; time += 1) expect(await ask()).toBe('down');
  wait(999);
  expect(await ask()).toBeNull();
  expect(calls()).toBe(3);
});

test('order events are sent even while the breaker is open for carts', async () => {
  const { ask, fails, send } = platform();
  fails('down');
  for (let time = 0; time < 4; time += 1) await ask();
  expect(await ask()).toBeNull();
  expect(await send()).toBe('down');
});

test('after the pause, the breaker tries one call, and pauses again if it fails', async () => {
  const { ask, fails, calls, wait } = platform();
  fails('down');
  for (let time = 0; time < 3; time += 1) await ask();
  wait(1000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['down', null, null]);
  wait(999);
  expect(await ask()).toBeNull();
  expect(calls()).toBe(4);
});

test('once the platform works again, the breaker passes on every call', async () => {
  const { ask, fails, answers, wait } = platform();
  fails('down');
  for (let time = 0; time < 3; time += 1) await ask();
  wait(1000);
  answers(async () => offer);
  expect(await ask()).toBe(offer);
  fails('down');
  expect(await ask()).toBe('down');
  expect(await ask()).toBe('down');
});

test.each([
  ['a success between failures', async () => offer],
  ['a failure about a single cart', () => Promise.reject('harmless')],
])('%s resets the breaker’s count of failures', async (_, between) => {
  const { ask, fails, answers, calls } = platform();
  for (let time = 0; time < 3; time += 1) {
    fails('down');
    await ask();
    await ask();
    answers(between);
    await ask();
  }
  expect(calls()).toBe(9);
});
