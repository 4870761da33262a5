import { expect, it } from 'vitest';
import { readBirthDate, toDotted } from './birth-date.ts';

/** 21:30 UTC on 21 November: in Moscow it is already 22 November. */
const now = new Date('2026-11-21T21:30:00.000Z');

it.each([
  ['08.03.1990', '1990-03-08'],
  ['29.02.2024', '2024-02-29'],
  ['01.01.1900', '1900-01-01'],
  ['22.11.2026', '2026-11-22'],
])('readBirthDate reads %s, and toDotted formats it back (§3.5.1, §5.2.3)', (dotted, isoDate) => {
  expect(readBirthDate(dotted, now)).toBe(isoDate);
  expect(toDotted(isoDate)).toBe(dotted);
});

it.each([
  ['31.02.1990', 'invalid_date'],
  ['29.02.2023', 'invalid_date'],
  ['00.05.1990', 'invalid_date'],
  ['12.13.1990', 'invalid_date'],
  ['01.01.0000', 'early_date'],
  ['31.12.1899', 'early_date'],
  ['23.11.2026', 'future_date'],
  ['01.01.9999', 'future_date'],
  ['8.3.1990', 'invalid_date'],
])('readBirthDate refuses %s: %s', (dotted, code) => {
  expect(readBirthDate(dotted, now)).toMatchObject({ code, message: expect.stringMatching(/[а-яё]/) });
});
