import { expect, it } from 'vitest';
import { readHours } from './opening-hours.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const shown = (text: string) => {
  const read = readHours(text);
  return 'why' in read
    ? read.why
    : read.hours.map(({ days, opens, closes }) => `${days.join('')} ${opens} ${closes}`);
};

it.each([
  ['ежедневно 10:00–22:00', ['1234567 10:00 22:00']],
  ['10–22', ['1234567 10:00 22:00']],
  ['с 10 до 22', ['1234567 10:00 22:00']],
  ['вс 10–20', ['7 10:00 20:00']],
  ['Пн-Пт: 10.00 - 21.00; Сб, Вс: 11:00 - 20:00', ['12345 10:00 21:00', '67 11:00 20:00']],
  ['пн-пт 10-20, сб, вс 11-19', ['12345 10:00 20:00', '67 11:00 19:00']],
  ['пн-сб: 10:00-20:00 вс: 11:00-19:00', ['123456 10:00 20:00', '7 11:00 19:00']],
  ['пн–пт 10–20, вс выходной', ['12345 10:00 20:00']],
  ['24 часа', ['1234567 00:00 00:00']],
  ['сб и вс с 11 до 20\nбудни с 9:30 до 21', ['12345 09:30 21:00', '67 11:00 20:00']],
  ['mon–sat 9:00-18:00; sun closed', ['123456 09:00 18:00']],
  ['вс — выходной; пн, ср–пт 10:00–19:00.', ['1345 10:00 19:00']],
  ['сб–пн 12:00–02:00', ['167 12:00 02:00']],
  ['ежедневно 8:00–24:00', ['1234567 08:00 00:00']],
  ['круглосуточно', ['1234567 00:00 00:00']],
])('reads «%s»', (text, hours) => {
  expect(shown(text)).toEqual(hours);
});

it.each([
  ['', /^are missing$/],
  ['вс выходной', /^are missing$/],
  ['когда как', /^are not written as in/],
  ['пн–пт', /^are not written as in/],
  ['иногда 10:00–20:00', /^have an unknown day \(«иногда»\)$/],
  ['пн–пт 10–20; ср 11–12', /^have the same day twice$/],
  ['ежедневно 10:00–25:00', /^have an invalid time/],
  ['ежедневно 10:75–20:00', /^have an invalid time/],
  ['ежедневно 24:00–20:00', /^have an invalid time/],
  ['пн 10:00–10:00', /^end at the time they begin/],
])('refuses «%s»', (text, why) => {
  expect(shown(text)).toEqual(expect.stringMatching(why));
});

it('always returns a full week', () => {
  expect(readHours('10–20')).toEqual({ hours: [{ days: week, opens: '10:00', closes: '20:00' }] });
});
