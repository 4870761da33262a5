import { expect, test } from 'vitest';
import type { City } from '@/lib/api';
import { findCities } from './find-cities';

const city = (name: string, region = ''): City => ({
  code: name,
  name,
  region,
  storeCount: 0,
  isDefault: false,
});
const CITIES = [
  city('Москва'),
  city('Нижний Новгород'),
  city('Великий Новгород'),
  city('Королёв', 'Московская область'),
  city('Ростов-на-Дону'),
];

test.each([
  ['', ['Москва', 'Нижний Новгород', 'Великий Новгород', 'Королёв', 'Ростов-на-Дону']],
  ['  ', ['Москва', 'Нижний Новгород', 'Великий Новгород', 'Королёв', 'Ростов-на-Дону']],
  ['моск', ['Москва', 'Королёв']],
  ['НОВГ', ['Нижний Новгород', 'Великий Новгород']],
  ['королев', ['Королёв']],
  ['ростов на', ['Ростов-на-Дону']],
  ['осква', []],
])('«%s» finds %j', (text, names) => {
  expect(findCities(CITIES, text).map(({ name }) => name)).toEqual(names);
});
