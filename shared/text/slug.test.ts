import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Акции', 'aktsii'],
  ['Коллекция', 'kollektsiya'],
  ['Женщинам', 'zhenshchinam'],
  ['Верхняя одежда', 'verkhnyaya-odezhda'],
  ['Бельё', 'bele'],
  ['Ёлочка', 'elochka'],
  ['Двубортное пальто из шерсти бежевый', 'dvubortnoe-palto-iz-shersti-bezhevyy'],
  ['Юбка-карандаш — из «твида», 50 %', 'yubka-karandash-iz-tvida-50'],
  ['Съёмный подъезд', 'semnyy-podezd'],
  ['  Носки (3 пары)  ', 'noski-3-pary'],
  ['—', ''],
])('slugify writes «%s» as %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('slugify treats decomposed ё and й like composed ones', () => {
  expect(slugify('Чёрный'.normalize('NFD'))).toBe('chernyy');
});
