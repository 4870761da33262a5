import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ROOMS = ['src', 'server', 'backend', 'shared', 'demo'];
/** Matches a sum of money in a Russian text: «от 5 000 ₽», «не меньше&nbsp;3&nbsp;000&nbsp;₽». */
const SUM = /(?:от|до|меньше|свыше)(?:\s|&nbsp;|\\u00a0)+\d(?:\d|\s|&nbsp;|\\u00a0)*₽/iu;

/**
 * Matches a period that the shop promises to shoppers: «Возврат в течение 7 дней», «Курьер подождёт 20
 * минут».
 */
const TERM =
  /(?:(?:вер(?:н|ат)|возвра)[^.]*в(?:\s|&nbsp;|\\u00a0|\$\{NBSP\})+течение|после получения\s+—\s+в течение|не позднее|жд[ёе]т)(?:\s|&nbsp;|\\u00a0)+\d+(?:\s|&nbsp;|\\u00a0|\$\{NBSP\})+(?:дн|минут)|\d+(?:\s|&nbsp;|\\u00a0)+д\S+ (?:после получения|со дня)/iu;

/** Paths of the source files that may contain texts for shoppers. */
const sources = () =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ).filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('texts for shoppers contain no fixed sums, because sums come from the delivery table, the rules and the settings', () => {
  const promising = sources().filter((file) =>
    SUM.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  );
  expect(promising).toEqual([]);
});

test('texts for shoppers contain no fixed periods for returns, refunds and fitting', () => {
  const promising = sources().filter((file) =>
    TERM.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  );
  expect(promising).toEqual([]);
});

/** Matches a period in days, months, hours or minutes. Ages in size tables are not matched. */
const DAYS = /\d(?:\s|&nbsp;)+(?:дн|день|месяц|час|минут)/iu;

test('starter texts contain no fixed periods, because they use placeholders for the shop’s constants', () => {
  const texts = sources().filter((file) => file.startsWith('backend/exchange/content/starter/'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => DAYS.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(DAYS.test('обменять в течение 14 дней')).toBe(true);
});

test('the check finds a planted promise with a fixed sum or period', () => {
  expect(SUM.test('Бесплатная доставка от&nbsp;5&nbsp;000&nbsp;₽')).toBe(true);
  expect(SUM.test('Бесплатно от 5\u00a0000 ₽.')).toBe(true);
  for (const text of [
    'Возврат в течение 7 дней',
    'Деньги вернём тем же способом, в течение 10\u00a0дней.',
    `Деньги вернутся тем же способом в\\u00a0течение 10\\u00a0дней`,
    'Курьер подождёт 20 минут.',
    '| Возврат вещи | 7 дней после получения |',
  ])
    expect(TERM.test(text), text).toBe(true);
});
