import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimits } from '../../limits.ts';
import type { ProblemError } from '../../platform/http/problem.ts';
import { limitCount } from '../../platform/limits/tables.ts';
import { freshDatabase, type TestDatabase } from '../../platform/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** How many of the attempts were admitted. */
async function passed(times: number, attempt: (index: number) => Promise<unknown>): Promise<number> {
  let count = 0;
  for (let index = 0; index < times; index++)
    await attempt(index).then(
      () => (count += 1),
      () => {},
    );
  return count;
}

describe.each([
  // In-memory limits expire by timers, so timers are faked for them. With the database they are not faked,
  // because its calls would hang.
  { where: 'in memory', open: () => createLimits(), toFake: undefined },
  { where: 'in a database', open: () => createLimits(database.db), toFake: ['Date' as const] },
])('limits $where', ({ open, toFake }) => {
  beforeEach(async () => {
    await database.db.delete(limitCount);
    vi.useFakeTimers(toFake && { toFake });
  });
  afterEach(() => void vi.useRealTimers());

  it('lets a network try a login five times in ten minutes', async () => {
    const limits = open();
    expect(await passed(100, () => limits.login('203.0.113.7', 'anna'))).toBe(5);
  });

  it('lets a network try ten times in total with any logins', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login('203.0.113.7', `login ${index}`))).toBe(10);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login(`2001:db8::${index + 1}`, `login ${index}`))).toBe(10);
  });

  it('limits a login from all networks together to ten attempts, and then allows each network one attempt a day', async () => {
    const limits = open();
    const tries = () => passed(100, (index) => limits.login(`203.0.113.${index % 10}`, 'anna'));
    expect(await tries()).toBe(10 + 10);
    vi.advanceTimersByTime(30_000);
    expect(await tries()).toBe(5);
  });

  it('lets the owner try, however many other networks guess', async () => {
    const limits = open();
    for (let round = 0; round < 3; round += 1) {
      await passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'));
      vi.advanceTimersByTime(30_000);
    }
    await passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'));
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(1);
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(0);
  });

  it('slows down a login that many networks try, and blocks it for half a minute at most', async () => {
    const limits = open();
    const tries = () => passed(100, (index) => limits.login(`203.0.113.${index % 10}`, 'anna'));
    await tries();
    await passed(1, () => limits.login('198.51.100.7', 'anna'));
    const refused = await limits.login('198.51.100.7', 'anna').catch((error: ProblemError) => error);
    expect(refused).toMatchObject({ status: 429 });
    expect(Number((refused as ProblemError).headers['retry-after'])).toBeLessThanOrEqual(30);
    vi.advanceTimersByTime(30_000);
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(1);
    expect(await tries()).toBe(4);
  });

  it("does not count attempts against the network that the login's own limit refused", async () => {
    const limits = open();
    await passed(100, () => limits.login('203.0.113.7', 'anna'));
    expect(await passed(100, () => limits.login('203.0.113.7', 'boris'))).toBe(5);
  });

  it('refunds an attempt', async () => {
    const limits = open();
    expect(await passed(50, async () => (await limits.login('203.0.113.7', 'anna')).giveBack())).toBe(50);
  });

  it('reports the waiting time in the message and in Retry-After, and admits again after it', async () => {
    const limits = open();
    await passed(5, () => limits.login('203.0.113.7', 'anna'));
    vi.advanceTimersByTime(8.5 * 60_000);
    const refusal = await limits.login('203.0.113.7', 'anna').catch((error: ProblemError) => error);
    expect(refusal).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      title: 'Слишком много попыток. Попробуйте через 2\u00a0минуты',
      headers: { 'retry-after': '90' },
    });
    vi.advanceTimersByTime(90_000);
    expect(await passed(10, () => limits.login('203.0.113.7', 'anna'))).toBe(5);
  });

  it('sends three messages an hour to one address', async () => {
    const limits = open();
    expect(await passed(20, (index) => limits.register(`203.0.113.${index}`, 'anna@example.ru'))).toBe(3);
  });

  it('lets a network create many guests, up to a limit', async () => {
    const limits = open();
    expect(await passed(1000, () => limits.guest('203.0.113.7'))).toBe(600);
  });
});

it('are shared by all processes on one database, which stores neither networks nor logins in plain text', async () => {
  const processes = [createLimits(database.db), createLimits(database.db)];
  const guess = (index: number) => processes[index % 2]?.promoCode('203.0.113.7', 'anna') ?? Promise.reject();
  expect(await passed(90, guess)).toBe(10);
  const rows = JSON.stringify(await database.db.select().from(limitCount));
  expect(rows).toContain('promoCodeOwner');
  expect(rows).not.toMatch(/203\.0|anna/);
});
