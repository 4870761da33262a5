import { expect, it, test } from 'vitest';
import { citySearch } from './city-search.ts';

const city = (name: string, region = '') => ({ name, region });
const find = citySearch([
  city('Москва'),
  city('Санкт-Петербург'),
  city('Екатеринбург', 'Свердловская область'),
  city('Нижний Новгород', 'Нижегородская область'),
  city('Ростов-на-Дону', 'Ростовская область'),
  city('Киров', 'Кировская область'),
  city('Великий Новгород', 'Новгородская область'),
  city('Королёв', 'Московская область'),
  city('Киров', 'Калужская область'),
  city('Ростов', 'Ярославская область'),
]);
const names = (text: string, most = 20) => find(text, most).map(({ name }) => name);

test.each([
  ['моск', ['Москва', 'Королёв']],
  ['НОВГ', ['Нижний Новгород', 'Великий Новгород']],
  ['королев', ['Королёв']],
  ['королёв', ['Королёв']],
  ['ростов на', ['Ростов-на-Дону']],
  ['ростов-на-дону', ['Ростов-на-Дону']],
  ['ростов', ['Ростов-на-Дону', 'Ростов']],
  ['санкт петербург', ['Санкт-Петербург']],
  ['спб', ['Санкт-Петербург']],
  ['свердловская обл', ['Екатеринбург']],
  ['киров калуж', ['Киров']],
  ['vjcrdf', ['Москва']],
  ['rjhjk`d', ['Королёв']],
  ['г. Екатеринбург', ['Екатеринбург']],
  ['осква', []],
  ['ъъъ', []],
])('a search for «%s» finds the cities %j (§3.7.18)', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('cities that match equally well keep their order, and at most the requested number is returned', () => {
  expect(find('киров', 20).map(({ region }) => region)).toEqual(['Кировская область', 'Калужская область']);
  expect(names('киров', 1)).toEqual(['Киров']);
});

it('an empty text finds the first cities', () => {
  expect(names('  ', 2)).toEqual(['Москва', 'Санкт-Петербург']);
});
