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

/** How many of so many attempts were let through. */
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
  // Memory forgets by timers; the database would stand still without them.
  { where: 'in memory', open: () => createLimits(), toFake: undefined },
  { where: 'in a database', open: () => createLimits(database.db), toFake: ['Date' as const] },
])('limits $where', ({ open, toFake }) => {
  beforeEach(async () => {
    await database.db.delete(limitCount);
    vi.useFakeTimers(toFake && { toFake });
  });
  afterEach(() => void vi.useRealTimers());

  it('lets a network try one login five times in ten minutes', async () => {
    const limits = open();
    expect(await passed(100, () => limits.login('203.0.113.7', 'anna'))).toBe(5);
  });

  it('lets a network try ten times with any logins', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login('203.0.113.7', `login ${index}`))).toBe(10);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login(`2001:db8::${index + 1}`, `login ${index}`))).toBe(10);
  });

  it('lets all networks together try one login ten times', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'))).toBe(10);
  });

  it('slows a login down that many networks try, and closes it for half a minute at most', async () => {
    const limits = open();
    const tries = () => passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'));
    await tries();
    const refused = await limits.login('198.51.100.7', 'anna').catch((error: ProblemError) => error);
    expect(refused).toMatchObject({ status: 429 });
    expect(Number((refused as ProblemError).headers['retry-after'])).toBeLessThanOrEqual(30);
    vi.advanceTimersByTime(30_000);
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(1);
    expect(await tries()).toBe(4);
  });

  it('does not count against the network what the login refused', async () => {
    const limits = open();
    await passed(100, () => limits.login('203.0.113.7', 'anna'));
    expect(await passed(100, () => limits.login('203.0.113.7', 'boris'))).toBe(5);
  });

  it('gives an attempt back', async () => {
    const limits = open();
    expect(await passed(50, async () => (await limits.login('203.0.113.7', 'anna')).giveBack())).toBe(50);
  });

  it('says in the sentence and in Retry-After how long to wait, and lets in again after that', async () => {
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

  it('lets a network ask for many guests, but not without end', async () => {
    const limits = open();
    expect(await passed(1000, () => limits.guest('203.0.113.7'))).toBe(600);
  });
});

it('are shared by all who count in one database, which knows neither networks nor logins', async () => {
  const processes = [createLimits(database.db), createLimits(database.db)];
  const guess = (index: number) => processes[index % 2]?.promoCode('203.0.113.7', 'anna') ?? Promise.reject();
  expect(await passed(90, guess)).toBe(10);
  const rows = JSON.stringify(await database.db.select().from(limitCount));
  expect(rows).toContain('promoCodeOwner');
  expect(rows).not.toMatch(/203\.0|anna/);
});
