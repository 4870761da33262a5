import { expect, it } from 'vitest';
import type { Period } from '../tables/content-types.ts';
import { currentOf, isCurrent, type PeriodEnd, readPeriodEnd, writePeriodEnd } from './periods.ts';

it.each<[text: string, end: PeriodEnd, timeZone: string, moment: string]>([
  ['2026-11-27', 'from', 'Europe/Moscow', '2026-11-26T21:00:00.000Z'],
  ['2026-11-30', 'to', 'Europe/Moscow', '2026-11-30T21:00:00.000Z'],
  ['2026-11-30 18:00', 'to', 'Europe/Moscow', '2026-11-30T15:00:00.000Z'],
  ['2026-11-30 18:00', 'to', 'Asia/Vladivostok', '2026-11-30T08:00:00.000Z'],
  // On these two days Germany changes its clocks: the first has 23 hours, the second 25.
  ['2026-03-29', 'from', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'to', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'from', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 'to', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // On these days Germany changes its clocks at night: on the first, 02:30 local time does not exist; on the
  // second, it occurs twice.
  ['2026-03-29 02:30', 'from', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 02:30', 'from', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // On this day, Egypt sets its clocks forward at midnight, so the day begins at 01:00.
  ['2026-04-24', 'from', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-12-31', 'to', 'America/New_York', '2027-01-01T05:00:00.000Z'],
])(
  '«%s» as the «%s» of a period in the time zone %s is the moment %s, which is written as text and read again unchanged',
  (text, end, timeZone, moment) => {
    expect(readPeriodEnd(text, end, timeZone)).toBe(moment);
    expect(readPeriodEnd(writePeriodEnd(moment, end, timeZone), end, timeZone)).toBe(moment);
  },
);

it.each([
  ['2026-11-27T10:00+05:00', '2026-11-27T05:00:00.000Z'],
  ['2026-11-27T10:00:30Z', '2026-11-27T10:00:30.000Z'],
])('a time with an offset is the same moment in any time zone: %s', (text, moment) => {
  expect(readPeriodEnd(text, 'from', 'Europe/Berlin')).toBe(moment);
});

it.each(['2026-02-30', '27.11.2026', '2026-11-27 25:00', '2026-11-27 9:00', 'завтра', ''])(
  '«%s» is refused as the start of a period',
  (text) => {
    expect(readPeriodEnd(text, 'from', 'Europe/Moscow')).toBeNull();
  },
);

it('a period of a whole day is written as this day, and a local time that occurs for the second time in a night with a changed clock is written with its offset', () => {
  expect(writePeriodEnd('2026-11-30T21:00:00.000Z', 'to', 'Europe/Moscow')).toBe('2026-11-30');
  expect(writePeriodEnd('2026-11-30T21:00:00.000Z', 'from', 'Europe/Moscow')).toBe('2026-12-01');
  expect(writePeriodEnd('2026-11-30T15:00:00.000Z', 'to', 'Europe/Moscow')).toBe('2026-11-30 18:00');
  expect(writePeriodEnd('2026-10-25T01:30:00.000Z', 'from', 'Europe/Berlin')).toBe(
    '2026-10-25T01:30:00.000Z',
  );
});

type Named = Period & { name: string };
const from = '2026-11-26T21:00:00.000Z';
const to = '2026-11-30T21:00:00.000Z';
it.each([
  ['2026-11-26T20:59:59.999Z', false],
  ['2026-11-26T21:00:00.000Z', true],
  ['2026-11-30T20:59:59.999Z', true],
  ['2026-11-30T21:00:00.000Z', false],
])('a period from midnight to midnight is current at the moment %s: %s', (moment, current) => {
  expect(isCurrent({ from, to }, new Date(moment))).toBe(current);
  expect(isCurrent({}, new Date(moment))).toBe(true);
});

it('of overlapping periods, the one that began last applies; if several began at the same moment, the first in the list applies', () => {
  const season = { name: 'season', from, to };
  const day = { name: 'day', from: '2026-11-27T21:00:00.000Z', to: '2026-11-28T21:00:00.000Z' };
  const other = { name: 'other', from, to };
  const at = (moment: string) =>
    currentOf<Named>([{ name: 'always' }, season, day, other], new Date(moment))?.name;
  expect(at('2026-11-26T00:00:00.000Z')).toBe('always');
  expect(at('2026-11-27T00:00:00.000Z')).toBe('season');
  expect(at('2026-11-28T00:00:00.000Z')).toBe('day');
  expect(at('2026-11-29T00:00:00.000Z')).toBe('season');
  expect(currentOf([day], new Date(to))).toBeUndefined();
});
