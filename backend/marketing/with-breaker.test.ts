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

/**
 * Creates a marketing platform with prepared responses. It is wrapped in a circuit breaker that opens for 1 s
 * after three failures.
 */
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

test('the circuit breaker passes on the offers and failures of the marketing platform', async () => {
  const { ask, fails } = platform();
  expect(await ask()).toBe(offer);
  fails('down');
  expect(await ask()).toBe('down');
});

test('after three failures in a row, the circuit breaker does not call the marketing platform for a second', async () => {
  const { ask, fails, calls, wait } = platform();
  fails('down');
  for (let time = 0; time < 3; time += 1) expect(await ask()).toBe('down');
  wait(999);
  expect(await ask()).toBeNull();
  expect(calls()).toBe(3);
});

test('order events are sent to the marketing platform even while the circuit breaker is open for carts', async () => {
  const { ask, fails, send } = platform();
  fails('down');
  for (let time = 0; time < 4; time += 1) await ask();
  expect(await ask()).toBeNull();
  expect(await send()).toBe('down');
});

test('after its pause, the circuit breaker tries one call, and pauses again if the call fails', async () => {
  const { ask, fails, calls, wait } = platform();
  fails('down');
  for (let time = 0; time < 3; time += 1) await ask();
  wait(1000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['down', null, null]);
  wait(999);
  expect(await ask()).toBeNull();
  expect(calls()).toBe(4);
});

test('once the marketing platform works again, the circuit breaker passes on every call', async () => {
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
])('the circuit breaker’s count of failures is reset by %s', async (_, between) => {
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
