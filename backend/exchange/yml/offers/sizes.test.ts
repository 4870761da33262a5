import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseSize, normaliseSize, sizeOrdinal } from '#shared/goods/size-label.ts';
import { sizes } from '#shared/goods/sizes.ts';
import { internationalOf, sizeSystemOf, withForeignSystem } from './values/size-system.ts';

describe('sizes', () => {
  it.each([
    ['44-46', '44–46'],
    ['98 - 104', '98–104'],
    ['43.5', '43,5'],
    ['xl', 'XL'],
    ['2XL', 'XXL'],
    ['XXXL', '3XL'],
    ['S/M', 'S/M'],
    ['s-m', 'S–M'],
    ['one size', 'Единый'],
    ['Единый размер', 'Единый'],
    ['75B', '75B'],
    ['W32/L34', 'W32 L34'],
    ['р.44', '44'],
    ['размер 44', '44'],
    ['р-р: 44-46', '44–46'],
    ['44 р.', '44'],
    ['р-р 44-46 рост 170', '44–46/170'],
    ['44 (170)', '44/170'],
    ['44-170', '44/170'],
    ['98-104', '98–104'],
    ['75/B', '75B'],
    ['М', 'M'],
    ['С', 'S'],
    ['ХL', 'XL'],
    ['ххл', 'XXL'],
    ['75в', '75B'],
    ['80 C', '80C'],
    ['44.0', '44'],
    ['-', 'Единый'],
    ['нет', 'Единый'],
    ['Размер: единый', 'Единый'],
    ['размер', 'размер'],
    ['95 см', '95'],
    ['100см', '100'],
    ['44 / 170 см', '44/170'],
    ['21.5 см', '21,5'],
    ['17 мм', '17 мм'],
    ['3-6м', '3–6 мес.'],
    ['12м', '12 мес.'],
    ['18 месяцев', '18 мес.'],
    ['12 мес.', '12 мес.'],
    ['39 1/2', '39,5'],
    ['39½', '39,5'],
    ['170-88-94', '170–88–94'],
    ['W30/L32', 'W30 L32'],
    ['W30L32', 'W30 L32'],
    ['30x32', 'W30 L32'],
    ['30х32', 'W30 L32'],
    ['44*170', '44/170'],
    ['170/44', '44/170'],
    ['170/M', 'M/170'],
    ['M (46)', '46 (M)'],
    ['М (46)', '46 (M)'],
    ['46(м)', '46 (M)'],
    ['46 RU', '46'],
    ['RU 46', '46'],
    ['EU 38', '38 EU'],
    ['80Е/F', '80E/F'],
    ['80 b/c', '80B/C'],
    ['44 высокий', '44 высокий'],
  ])('the size «%s» of a feed is shown as «%s»', (text, size) => {
    expect(normaliseSize(text)).toBe(size);
    expect(normaliseSize(size)).toBe(size);
  });

  it.each([
    [['XXS', 'XS', 'S', 'S–M', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']],
    [['40', '42', '44', '44–46', '46', '100']],
    [['36', '43', '43,5', '44']],
    [['98–104', '110–116', '116', '122–128']],
    [['70A', '70B', '75A', '75C', '80D']],
    [['W30/L32', 'W32/L30', 'W32/L34']],
    [['W30 L32', 'W30 L34', 'W32 L32', 'W32 L34']],
    [['44', '44/158', '44/164', '44/170–176', '46/158']],
    [['26/86', '28/92', '28/98', '28/104']],
    [['38', '38 F', '38 G', '38,5 F', '39 F']],
    [['S/164', 'S/170', 'M/164']],
    [['Единый', '42', 'S', 'малый']],
  ])('sizes are sorted in the order %j', (order) => {
    const shuffled = [...order].sort();
    expect(shuffled.sort((one, other) => sizeOrdinal(one) - sizeOrdinal(other))).toEqual(order);
  });

  it.each([
    ['O/S', 'Единый'],
    ['унив.', 'Единый'],
    ['один', 'Единый'],
    ['one size fits all', 'Единый'],
    ['безразм.', 'Единый'],
    ['единый (42-48)', '42–48'],
    ['42-48 (one size)', '42–48'],
    ['39⅓', '39 1/3'],
    ['2 XL', 'XXL'],
    ['EUR 38', '38 EU'],
    ['M/48', '48 (M)'],
    ['44-46/M', '44–46 (M)'],
    ['M/170', 'M/170'],
    ['рост 92', '92'],
    ['3г', '3 года'],
    ['5-6 лет', '5–6 лет'],
    ['44 (170-176)', '44/170–176'],
    ['RU 44 EU 38', '44'],
    ['44 RU / 38 EU', '44'],
    ['EU 42 / US 9', '42 EU'],
  ])('the size «%s» in an unusual notation is shown as «%s»', (text, size) => {
    expect(normaliseSize(text)).toBe(size);
  });

  it('a size of another system is stored with its system, apart from Russian sizes', () => {
    expect(baseSize('46 EU')).toBe('46 EU');
    expect(baseSize('38 G')).toBe('38');
    expect(internationalOf('women', '46 EU', '')).toBeNull();
    expect(withForeignSystem('42', 'women', 'EU')).toBe('42 EU');
    expect(withForeignSystem('42', 'women', 'RU')).toBe('42');
    expect(withForeignSystem('M', 'women', 'INT')).toBe('M');
    expect(withForeignSystem('38 EU', 'shoes', '')).toBe('38');
    expect(withForeignSystem('8', 'shoes', 'UK')).toBe('8 UK');
  });

  it.each(Object.entries(sizes))('sizes are sorted in the order of the size table %s', (_, table) => {
    const ordinals = table.map(({ value }) => sizeOrdinal(normaliseSize(value)));
    expect(ordinals).toEqual([...ordinals].sort((one, other) => one - other));
    expect(new Set(ordinals).size).toBe(table.length);
  });

  it('every text gets a sort position that fits into the database', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'binary' }), (text) => {
        const ordinal = sizeOrdinal(normaliseSize(text));
        expect(Number.isInteger(ordinal) && ordinal >= 0 && ordinal < 2 ** 31).toBe(true);
      }),
    );
  });

  const system = (facts: Partial<Parameters<typeof sizeSystemOf>[0]>) =>
    sizeSystemOf({ named: '', unit: '', sizes: ['44'], words: '', gender: '', age: '', ...facts });

  it.each([
    ['women', { words: 'Женщинам Платья' }],
    ['men', { words: 'Мужчинам Рубашки' }],
    ['men', { words: 'Одежда Рубашки', gender: 'Мужской' }],
    ['children', { words: 'Детям Девочкам', sizes: ['98'] }],
    ['children', { words: 'Комбинезоны', unit: 'Height' }],
    ['shoes', { words: 'Обувь Кроссовки', sizes: ['38'] }],
    ['shoes', { words: 'Детям Обувь', sizes: ['28'] }],
    ['headwear', { words: 'Аксессуары Шапки', sizes: ['56–58'] }],
    ['bra', { words: 'Бельё Бюстгальтеры', sizes: ['75B'] }],
    ['hosiery', { words: 'Носки', sizes: ['38–40'] }],
    ['belt', { words: 'Аксессуары Ремни', sizes: ['95'] }],
    ['one-size', { words: 'Сумки', sizes: ['Единый'] }],
    ['men', { words: 'Женщинам', named: 'Мужская одежда' }],
  ] as const)('the size table %s is chosen by the data %j', (expected, facts) => {
    expect(system(facts)).toBe(expected);
  });

  it('international sizes are found in the size tables of the shop', () => {
    expect(internationalOf('women', '44', 'RU')).toBe('S');
    expect(internationalOf('women', '44–46', '')).toBe('S–M');
    expect(internationalOf('men', '58', 'RU')).toBe('4XL');
    expect(internationalOf('women', '44', 'EU')).toBeNull();
    expect(internationalOf('shoes', '44', 'RU')).toBeNull();
  });
});
