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

/** Makes a number of attempts. Returns how many of them the limit allowed. */
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
  // Limits in memory expire by timers, so all timers are faked. Limits in the database need only a fake date;
  // with faked timers, calls to the database would hang.
  { where: 'in memory', open: () => createLimits(), toFake: undefined },
  { where: 'in a database', open: () => createLimits(database.db), toFake: ['Date' as const] },
])('rate limits counted $where', ({ open, toFake }) => {
  beforeEach(async () => {
    await database.db.delete(limitCount);
    vi.useFakeTimers(toFake && { toFake });
  });
  afterEach(() => void vi.useRealTimers());

  it('in ten minutes, five login attempts with one login from one network are admitted', async () => {
    const limits = open();
    expect(await passed(100, () => limits.login('203.0.113.7', 'anna'))).toBe(5);
  });

  it('in ten minutes, ten login attempts from one network are admitted, with any logins', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login('203.0.113.7', `login ${index}`))).toBe(10);
  });

  it('rate limits count all addresses of an IPv6 network as one network', async () => {
    const limits = open();
    expect(await passed(100, (index) => limits.login(`2001:db8::${index + 1}`, `login ${index}`))).toBe(10);
  });

  it('ten attempts with one login from all networks together are admitted, and then one a day from each network', async () => {
    const limits = open();
    const tries = () => passed(100, (index) => limits.login(`203.0.113.${index % 10}`, 'anna'));
    expect(await tries()).toBe(10 + 10);
    vi.advanceTimersByTime(30_000);
    expect(await tries()).toBe(5);
  });

  it('a login attempt from the owner’s network is always admitted, even if many other networks have guessed passwords', async () => {
    const limits = open();
    for (let round = 0; round < 3; round += 1) {
      await passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'));
      vi.advanceTimersByTime(30_000);
    }
    await passed(100, (index) => limits.login(`203.0.113.${index}`, 'anna'));
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(1);
    expect(await passed(1, () => limits.login('198.51.100.7', 'anna'))).toBe(0);
  });

  it('many attempts from many networks slow a login down, but block it for at most half a minute', async () => {
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

  it('a login attempt that the limit of the login refuses does not count against the limit of its network', async () => {
    const limits = open();
    await passed(100, () => limits.login('203.0.113.7', 'anna'));
    expect(await passed(100, () => limits.login('203.0.113.7', 'boris'))).toBe(5);
  });

  it('a refunded login attempt does not count against the limits', async () => {
    const limits = open();
    expect(await passed(50, async () => (await limits.login('203.0.113.7', 'anna')).giveBack())).toBe(50);
  });

  it('a refused login attempt gets a waiting time in its message and in Retry-After, after which attempts are admitted again', async () => {
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

  it('in an hour, three messages to one address are admitted', async () => {
    const limits = open();
    expect(await passed(20, (index) => limits.register(`203.0.113.${index}`, 'anna@example.ru'))).toBe(3);
  });

  it('at most 600 new guests from one network are admitted', async () => {
    const limits = open();
    expect(await passed(1000, () => limits.guest('203.0.113.7'))).toBe(600);
  });
});

it('rate limits in a database apply to all its processes; the database stores neither networks nor logins in plain text', async () => {
  const processes = [createLimits(database.db), createLimits(database.db)];
  const guess = (index: number) => processes[index % 2]?.promoCode('203.0.113.7', 'anna') ?? Promise.reject();
  expect(await passed(90, guess)).toBe(10);
  const rows = JSON.stringify(await database.db.select().from(limitCount));
  expect(rows).toContain('promoCodeOwner');
  expect(rows).not.toMatch(/203\.0|anna/);
});
