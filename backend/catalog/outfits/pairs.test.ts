import { expect, test } from 'vitest';
import { colourFamilies } from '#shared/goods/colour-families.ts';
import { coloursGo } from './colours.ts';
import { companionsOf } from './pairs.ts';
import { type Role, roles } from './roles.ts';
import { allYear, time, timesOf } from './seasons.ts';

const home: readonly Role[] = ['nightwear', 'robe', 'homeShoes'];
const alone: readonly Role[] = ['underwear', 'swimwear'];

test('no role is worn with itself, and if a role is worn with another, the other is worn with it (§3.1.5)', () => {
  for (const role of roles) {
    expect(companionsOf[role], role).not.toContain(role);
    expect(new Set(companionsOf[role]).size, role).toBe(companionsOf[role].length);
    for (const other of companionsOf[role])
      expect(companionsOf[other], `${other} with ${role}`).toContain(role);
  }
});

test('nightwear is only combined with nightwear; underwear and swimwear get no outfits (§3.1.5)', () => {
  for (const role of home)
    expect(
      companionsOf[role].every((other) => home.includes(other)),
      role,
    ).toBe(true);
  for (const role of alone) expect(companionsOf[role]).toEqual([]);
  const street = roles.filter((role) => !home.includes(role) && !alone.includes(role));
  for (const role of street)
    expect(
      companionsOf[role].some((other) => home.includes(other) || alone.includes(other)),
      role,
    ).toBe(false);
});

test('if one colour matches another, the other matches it, and neutral colours match every colour (§3.1.5)', () => {
  for (const one of colourFamilies) {
    for (const other of colourFamilies) expect(coloursGo(one, other)).toBe(coloursGo(other, one));
    for (const neutral of ['Чёрный', 'Белый', 'Серый', 'Бежевый', 'Коричневый', 'Металлик'])
      expect(coloursGo(one, neutral)).toBe(true);
  }
});

test.each([
  ['Синий', 'Синий', true],
  ['Синий', 'Голубой', true],
  ['Бордовый', 'Красный', true],
  ['Синий', 'Жёлтый', false],
  ['Красный', 'Зелёный', false],
  ['Красный', 'Красный', false],
  ['Разноцветный', 'Разноцветный', false],
  ['ЧЕРНЫЙ', 'Красный', true],
  ['Морская волна', 'белый', true],
  ['Морская волна', 'Синий', false],
])('the colours %s and %s may be in one outfit: %s', (one, other, goes) =>
  expect(coloursGo(one, other)).toBe(goes),
);

test.each([
  ['Лето', time.summer],
  ['Зима', time.winter],
  ['Демисезон', time.between],
  ['Осень-зима', time.between | time.winter],
  ['весна / лето', time.between | time.summer],
  ['Круглый год', allYear],
  ['', allYear],
  ['FW26', allYear],
])('the season «%s» is stored as the bit set %i of times of year', (season, times) =>
  expect(timesOf(season)).toBe(times),
);
