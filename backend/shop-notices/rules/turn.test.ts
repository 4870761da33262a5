import { expect, it } from 'vitest';
import { afterQuiet, turnOf } from './turn.ts';

const NIGHT = { from: '22:00', to: '09:00' };
const NOON = { from: '12:00', to: '13:30' };

it.each([
  ['before the night', NIGHT, 'Europe/Moscow', '2026-11-28T18:59:59Z', '2026-11-28T18:59:59Z'],
  ['when the night begins', NIGHT, 'Europe/Moscow', '2026-11-28T19:00:00Z', '2026-11-29T06:00:00Z'],
  ['before midnight', NIGHT, 'Europe/Moscow', '2026-11-28T20:59:59Z', '2026-11-29T06:00:00Z'],
  ['at midnight', NIGHT, 'Europe/Moscow', '2026-11-28T21:00:00Z', '2026-11-29T06:00:00Z'],
  ['in the last second of the night', NIGHT, 'Europe/Moscow', '2026-11-29T05:59:59Z', '2026-11-29T06:00:00Z'],
  ['when the night ends', NIGHT, 'Europe/Moscow', '2026-11-29T06:00:00Z', '2026-11-29T06:00:00Z'],
  ['in the last night of a year', NIGHT, 'Asia/Kamchatka', '2026-12-31T11:30:00Z', '2026-12-31T21:00:00Z'],
  ['at noon', NOON, 'Europe/Moscow', '2026-11-28T09:10:00Z', '2026-11-28T10:30:00Z'],
  ['in a zone of half hours', NOON, 'Asia/Kolkata', '2026-11-28T07:00:00Z', '2026-11-28T08:00:00Z'],
  // In Berlin, clocks are set forward from 02:00 to 03:00 on 29 March, and back from 03:00 to 02:00 on 25
  // October.
  ['in the short night', NIGHT, 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00Z'],
  ['in the long night', NIGHT, 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T08:00:00Z'],
  ['after an ordinary night', NIGHT, 'Europe/Berlin', '2026-10-25T22:00:00Z', '2026-10-26T08:00:00Z'],
  [
    'until an hour that clocks skip',
    { from: '00:00', to: '02:30' },
    'Europe/Berlin',
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:30:00Z',
  ],
  [
    'until an hour that comes twice',
    { from: '00:00', to: '02:30' },
    'Europe/Berlin',
    '2026-10-25T01:10:00Z',
    '2026-10-25T01:30:00Z',
  ],
])('a notice waits for the end of the quiet hours %s', (_, quiet, zone, now, turn) => {
  expect(afterQuiet(new Date(now), quiet, zone)).toEqual(new Date(turn));
});

it.each(['2026-03-27', '2026-10-23'])(
  'quiet hours end at nine on each day around a change of the clocks, beginning with %s',
  (first) => {
    const zone = 'Europe/Berlin';
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' });
    const start = Date.parse(`${first}T00:07:00Z`);
    const wrong: string[] = [];
    for (let at = start; at < start + 4 * 24 * 3_600_000; at += 13 * 60_000) {
      const turn = afterQuiet(new Date(at), NIGHT, zone);
      const time = clock.format(turn);
      const isRight =
        turn.getTime() === at
          ? time >= '09:00' && time < '22:00'
          : time === '09:00' && turn.getTime() - at <= 12 * 3_600_000;
      if (!isRight) wrong.push(`${new Date(at).toISOString()} → ${turn.toISOString()}`);
    }
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['at once without quiet hours and intervals', null, 0, '2026-11-28T09:10:20.5Z', '2026-11-28T09:10:20.5Z'],
  [
    'at the end of the current half hour, with an interval of 30 minutes',
    null,
    30,
    '2026-11-28T09:10:20Z',
    '2026-11-28T09:30:00Z',
  ],
  [
    'at the end of the next interval if it arises in the moment in which one ends',
    null,
    30,
    '2026-11-28T09:30:00Z',
    '2026-11-28T10:00:00Z',
  ],
  [
    'after the quiet hours if its interval ends within them',
    NIGHT,
    60,
    '2026-11-28T18:30:00Z',
    '2026-11-29T06:00:00Z',
  ],
])('a notice becomes due %s', (_, quiet, digestMinutes, now, turn) => {
  const rules = { quiet, digestMinutes, timeZone: 'Europe/Moscow' };
  expect(turnOf(new Date(now), rules)).toEqual(new Date(turn));
});
