import { expect, it } from 'vitest';
import type { Period } from '../tables/content-types.ts';
import { isOpen, landingTimes } from './campaign-days.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const landing = { text: '', scene: null, terms: null };
it.each<[string, string | null, string | null, boolean]>([
  ['on its only day', '2026-11-21', '2026-11-21', true],
  ['before its first day', '2026-11-22', null, false],
  ['after its last day', null, '2026-11-20', false],
  ['without days', null, null, true],
])('a campaign is open or closed according to its days: %s', (_, startsAt, endsAt, open) => {
  expect(isOpen({ landing: { ...landing, startsAt, endsAt } }, now)).toBe(open);
});

it('a listing without a landing is always open', () => {
  expect(isOpen({ landing: null }, now)).toBe(true);
});

it.each<[string, Period, ReturnType<typeof landingTimes>]>([
  ['no period', {}, { startsAt: null, endsAt: null }],
  [
    'whole days in Moscow',
    { from: '2026-11-20T21:00:00.000Z', to: '2026-11-21T21:00:00.000Z' },
    { startsAt: '2026-11-21', endsAt: '2026-11-21' },
  ],
  [
    'hours',
    { from: '2026-11-21T09:00:00.000Z', to: '2026-11-21T12:00:00.000Z' },
    {
      startsAt: '2026-11-21',
      endsAt: '2026-11-21',
      from: '2026-11-21T09:00:00.000Z',
      to: '2026-11-21T12:00:00.000Z',
    },
  ],
])('a landing with %s is open exactly during this period', (_, period, times) => {
  expect(landingTimes(period)).toEqual(times);
  const at = (moment: number) =>
    isOpen({ landing: { ...landing, ...landingTimes(period) } }, new Date(moment));
  if (period.from)
    expect([at(Date.parse(period.from) - 1), at(Date.parse(period.from))]).toEqual([false, true]);
  if (period.to) expect([at(Date.parse(period.to) - 1), at(Date.parse(period.to))]).toEqual([true, false]);
});
