import { expect, test } from 'vitest';
import { testMethod } from '../testing';
import { dayIn, shortDay, termOf } from './terms';

const TODAY = '2026-11-22';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [testMethod(), 'Со среды, 25 ноября'],
  [testMethod({ days: [{ day: '2026-11-24', isFull: false }] }), 'Со вторника, 24 ноября'],
  [testMethod({ days: [{ day: '2026-11-23', isFull: false }] }), 'С понедельника, 23 ноября'],
  [testMethod({ days: [] }), '24–25 ноября'],
  [testMethod({ days: [], estimated: true }), '24–25 ноября (ориентировочно)'],
  [testMethod({ kind: 'store', days: [], firstDay: TODAY }), 'Можно забрать сегодня'],
  [testMethod({ days: [], firstDay: null, lastDay: null }), ''],
])('the delivery days of a method are written in words (case %#)', (method, expected) => {
  expect(plain(termOf(method, TODAY))).toBe(expected);
});

test('«today» is the date in the time zone of the delivery city', () => {
  const evening = new Date('2026-11-22T20:00:00Z');
  expect(dayIn('Europe/Kaliningrad', evening)).toBe('2026-11-22');
  expect(dayIn('Asia/Vladivostok', evening)).toBe('2026-11-23');
});

test('shortDay returns a short weekday and a short date', () => {
  expect(shortDay('2026-11-24')).toEqual({ weekday: 'вт', date: '24\u00a0нояб.' });
  expect(shortDay('2027-05-02')).toEqual({ weekday: 'вс', date: '2\u00a0мая' });
});
