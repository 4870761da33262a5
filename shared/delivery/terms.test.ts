import { describe, expect, it, test } from 'vitest';
import { arrival, choosableDays, dispatchDay, storeDay } from './terms.ts';

const warehouse = {
  timeZone: 'Europe/Moscow',
  cutOff: '14:00',
  worksOn: [1, 2, 3, 4, 5],
  postalCode: '101000',
  piece: { grams: 500, length: 30, width: 20, height: 5 },
};
const calendar = { holidays: [{ from: '2026-12-31', to: '2027-01-08' }], workdays: [] };
const everyDay = [1, 2, 3, 4, 5, 6, 7];

describe('the day on which an order leaves the warehouse (§3.7.5)', () => {
  test.each([
    ['2026-11-20T10:59:00Z', '2026-11-20', 'on a Friday before the cut-off, it leaves on the same day'],
    ['2026-11-20T11:00:00Z', '2026-11-23', 'on a Friday after the cut-off, it leaves on Monday'],
    ['2026-11-21T06:00:00Z', '2026-11-23', 'on a Saturday, it leaves on Monday'],
    ['2026-11-22T21:30:00Z', '2026-11-23', 'it is already Monday in Moscow'],
    ['2026-12-30T11:00:00Z', '2027-01-11', 'before holidays, it leaves after them'],
  ])('an order placed at %s leaves on %s: %s', (now, day) => {
    expect(dispatchDay(new Date(now), warehouse, calendar)).toBe(day);
  });
});

describe('the days on which an order may arrive (§3.7.5)', () => {
  const question = {
    now: new Date('2026-11-20T09:00:00Z'),
    warehouse,
    calendar,
    method: { deliversOn: everyDay },
    days: { min: 1, max: 3 },
    timeZone: 'Europe/Moscow',
  };

  test.each([
    ['on any day of the week if the method delivers on all days', {}, ['2026-11-21', '2026-11-23']],
    [
      'only on weekdays if the method delivers only on these',
      { method: { deliversOn: [1, 2, 3, 4, 5] } },
      ['2026-11-23', '2026-11-25'],
    ],
    [
      'on the day on which it leaves, if delivery takes no days',
      { days: { min: 0, max: 0 } },
      ['2026-11-20', '2026-11-20'],
    ],
    [
      'before and after the holidays, which do not count as days of the delivery',
      { now: new Date('2026-12-29T09:00:00Z') },
      ['2026-12-30', '2027-01-10'],
    ],
    [
      'not on a day that is over at the destination',
      { now: new Date('2026-11-20T10:30:00Z'), timeZone: 'Pacific/Kiritimati', days: { min: 0, max: 1 } },
      ['2026-11-21', '2026-11-22'],
    ],
  ])('an order may arrive %s', (_, other, [firstDay, lastDay]) => {
    expect(arrival({ ...question, ...other })).toEqual({ firstDay, lastDay });
  });
});

describe('the delivery days from which a shopper may choose', () => {
  const from = (lastDay: string, today: string, deliversOn = everyDay) =>
    choosableDays({ firstDay: today, lastDay }, today, { deliversOn, daysToChoose: 3 }, calendar);

  it('the first day to choose is the last day on which the order may arrive (§3.8.5)', () => {
    expect(from('2026-11-24', '2026-11-20')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  });
  it('today is never a day to choose', () => {
    expect(from('2026-11-20', '2026-11-20')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });
  it('the days to choose are delivery days of the method, without holidays', () => {
    expect(from('2026-12-29', '2026-12-21', [2, 4, 6])).toEqual(['2026-12-29', '2027-01-09', '2027-01-12']);
  });
});

describe('the day on which a store hands over goods in stock', () => {
  const at = (now: string, zone = 'Europe/Moscow', sameDayUntil: string | null = '18:00') =>
    storeDay(new Date(now), zone, { deliversOn: everyDay, sameDayUntil }, calendar).firstDay;

  it('a store hands over goods today until the cut-off hour in its time zone, then tomorrow (§3.7.6)', () => {
    expect(at('2026-11-20T14:59:00Z')).toBe('2026-11-20');
    expect(at('2026-11-20T15:00:00Z')).toBe('2026-11-21');
    expect(at('2026-11-20T14:59:00Z', 'Asia/Novosibirsk')).toBe('2026-11-21');
  });
  it('a store without a cut-off hour never hands over goods today, and no store does on holidays', () => {
    expect(at('2026-11-20T06:00:00Z', 'Europe/Moscow', null)).toBe('2026-11-21');
    expect(at('2026-12-31T06:00:00Z')).toBe('2027-01-09');
  });
});
