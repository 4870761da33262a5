import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../text/dates.ts';
import { isWorkingDay, localMoment, workingDayAfter } from './working-days.ts';

const none = { holidays: [], workdays: [] };
const newYear = { holidays: [{ from: '2026-12-31', to: '2027-01-08' }], workdays: ['2026-12-26'] };
const weekdays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

test.each([
  ['2026-11-22T20:59:00Z', 'Europe/Moscow', { day: '2026-11-22', time: '23:59' }],
  ['2026-11-22T21:00:00Z', 'Europe/Moscow', { day: '2026-11-23', time: '00:00' }],
  ['2026-11-22T13:30:00Z', 'Asia/Kamchatka', { day: '2026-11-23', time: '01:30' }],
  ['2026-11-22T23:30:00Z', 'Europe/Kaliningrad', { day: '2026-11-23', time: '01:30' }],
])('localMoment returns the local time of %s in %s', (moment, zone, local) => {
  expect(localMoment(new Date(moment), zone)).toEqual(local);
});

test.each([
  ['2026-12-25', true, 'a Friday'],
  ['2026-12-26', true, 'a Saturday that is worked'],
  ['2026-12-27', false, 'a Sunday'],
  ['2026-12-31', false, 'the first holiday'],
  ['2027-01-08', false, 'the last holiday'],
  ['2027-01-11', true, 'the Monday after'],
])('isWorkingDay says whether the day %s is a working day: %s (%s)', (day, isWorked) => {
  expect(isWorkingDay(day, weekdays, newYear)).toBe(isWorked);
});

describe('the day that comes a number of working days after another day', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20', 'a working day is its own'],
    ['2026-11-21', 0, '2026-11-23', 'a Saturday waits for Monday'],
    ['2026-11-20', 1, '2026-11-23', 'a Friday is followed by Monday'],
    ['2026-11-21', 1, '2026-11-23', 'the weekend is not counted'],
    ['2026-11-20', 5, '2026-11-27', 'a week'],
    ['2026-12-30', 1, '2027-01-11', 'over the holidays and their weekend'],
    ['2026-12-25', 1, '2026-12-26', 'to a Saturday that is worked'],
  ])('the day %s plus %i working days is %s: %s', (day, count, after) => {
    expect(workingDayAfter(day, count, weekdays, newYear)).toBe(after);
  });

  it('workingDayAfter returns a day even if the calendar has no working day', () => {
    const never = { holidays: [{ from: '2000-01-01', to: '2999-12-31' }], workdays: [] };
    expect(workingDayAfter('2026-11-20', 1, everyDay, never)).toBe('2027-11-21');
  });

  const day = fc.integer({ min: 0, max: 1000 }).map((offset) => addDays('2026-01-01', offset));
  const worksOn = fc.subarray(everyDay, { minLength: 1 });
  const calendar = fc.record({
    holidays: fc.array(
      fc
        .tuple(day, fc.integer({ min: 0, max: 12 }))
        .map(([from, length]) => ({ from, to: addDays(from, length) })),
      { maxLength: 4 },
    ),
    workdays: fc.array(day, { maxLength: 4 }),
  });
  const count = fc.integer({ min: 0, max: 20 });

  it('the result is a working day, not before the start, after exactly the given number of working days (§3.7.5)', () => {
    fc.assert(
      fc.property(day, count, worksOn, calendar, (from, many, week, dates) => {
        const after = workingDayAfter(from, many, week, dates);
        const between: string[] = [];
        for (let each = addDays(from, 1); each <= after; each = addDays(each, 1))
          if (isWorkingDay(each, week, dates)) between.push(each);
        expect(isWorkingDay(after, week, dates)).toBe(true);
        expect(after >= from).toBe(true);
        if (many > 0) expect(between).toHaveLength(many);
      }),
    );
  });

  it('a larger number of working days never gives an earlier day', () => {
    fc.assert(
      fc.property(day, count, worksOn, (from, many, week) => {
        expect(workingDayAfter(from, many + 1, week, none) >= workingDayAfter(from, many, week, none)).toBe(
          true,
        );
      }),
    );
  });
});
