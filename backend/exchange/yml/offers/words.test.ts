import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careNames } from '#shared/goods/care.ts';
import { normaliseSize, sizeOrdinal } from '#shared/goods/size-label.ts';
import { sizes } from '#shared/goods/sizes.ts';
import { plainText, shorten } from '#shared/text/plain-text.ts';
import { colours } from '../../../../demo/cloths/colours.ts';
import { readCare, writeCare } from './care-text.ts';
import { colourKey, toColour } from './colours/colour.ts';
import { readComposition, writeComposition } from './composition.ts';
import { modelName, type NamedOffer } from './model-name.ts';
import { seasonOf } from './season.ts';
import { internationalOf, sizeSystemOf } from './size-system.ts';

describe('composition', () => {
  it.each([
    ['Шерсть 80%, полиамид 20%', 'шерсть 80%, полиамид 20%'],
    ['80% шерсть; 20 % полиамид.', 'шерсть 80%, полиамид 20%'],
    ['Хлопок — 95%, эластан — 5%', 'хлопок 95%, эластан 5%'],
    ['Хлопок 95% эластан 5%', 'хлопок 95%, эластан 5%'],
    ['95% хлопок 5% эластан', 'хлопок 95%, эластан 5%'],
    ['хлопок: 60%, полиэстер: 35% и вискоза 5%', 'хлопок 60%, полиэстер 35%, вискоза 5%'],
    ['шёлк 100%', 'шёлк 100%'],
  ])('reads «%s»', (text, written) => {
    expect(writeComposition(readComposition(text) ?? [])).toBe(written);
  });

  it.each([
    '',
    'хлопок',
    'хлопок 95%',
    'хлопок 95%, эластан 6%',
    '100%',
    'хлопок 0%, лён 100%',
    'верх: хлопок 100%, подкладка: шёлк 100%',
  ])('rejects «%s»', (text) => {
    expect(readComposition(text)).toBeNull();
  });

  it('reads back what it writes', () => {
    const fibre = fc.constantFrom(
      'шерсть',
      'хлопок',
      'вискоза',
      'шёлк',
      'эластан',
      'натуральная кожа',
      'пух-перо',
    );
    const parts = fc
      .uniqueArray(fibre, { minLength: 1, maxLength: 6 })
      .map((names) => names.map((name, at) => ({ fibre: name, percent: at ? 3 : 103 - 3 * names.length })));
    fc.assert(
      fc.property(parts, (some) => {
        expect(readComposition(writeComposition(some))).toEqual(some);
      }),
    );
  });
});

describe('colours', () => {
  it.each([
    ['темно-СИНИЙ', 'Синий', 'NAVY', true],
    ['Тёмно-синяя', 'Синий', 'NAVY', true],
    ['чёрное', 'Чёрный', 'BLACK', true],
    ['нежно-голубой', 'Голубой', 'Нежно-голубой', true],
    ['Синий в полоску', 'Синий', 'Синий в полоску', true],
    ['белый/чёрный', 'Разноцветный', 'Белый/чёрный', true],
    ['синий, тёмно-синий', 'Синий', 'Синий, тёмно-синий', true],
    ['Пыльная роза', 'Розовый', 'DUSTY ROSE', true],
    ['Мечта капитана', 'Другой', 'Мечта капитана', false],
    ['Цвет 5', 'Другой', 'Цвет 5', false],
    ['бирюза', 'Голубой', 'TURQUOISE', true],
    ['в полоску', 'Разноцветный', 'В полоску', true],
    ['Полоска синяя', 'Синий', 'Полоска синяя', true],
    ['темно синий', 'Синий', 'NAVY', true],
    ['light grey', 'Серый', 'LIGHT GREY', true],
    ['dark-green', 'Зелёный', 'DARK GREEN', true],
    ['Navy/White', 'Разноцветный', 'Navy/White', true],
    ['001 белый', 'Белый', '001 белый', true],
    ['Светло-бежевый меланж с полоской', 'Бежевый', 'Светло-бежевый меланж с полоской'.slice(0, 40), true],
    ['меланж бежевый', 'Бежевый', 'Меланж бежевый', true],
    ['меланж', 'Серый', 'MELANGE', true],
    ['blk', 'Чёрный', 'BLACK', true],
    ['ж.розовый', 'Розовый', 'Ж.розовый', true],
  ])('finds the family of «%s», and makes no code up for shoppers', (name, family, word, isKnown) => {
    const colour = toColour(name);
    expect(colour).toMatchObject({ family, word, code: colour.name, isKnown });
    expect(colour.hex).toMatch(/^#[\da-f]{6}$/);
  });

  it.each([
    ['Белый – Белый – WHITE', 'Белый'],
    ['Белый/White', 'Белый'],
    ['Чёрный (black)', 'Чёрный'],
    ['WHITE', 'WHITE'],
    ['Белый/Чёрный', 'Белый/Чёрный'],
    ['т.синий', 'Тёмно-синий'],
    ['т.-синий', 'Тёмно-синий'],
    ['«Синий»', 'Синий'],
    ['"Синий"', 'Синий'],
    ['Синий «Мечта»', 'Синий «Мечта»'],
    ['blk', 'Чёрный'],
    ['тем.син.', 'Тёмно-синий'],
    ['св/серый', 'Светло-серый'],
    ['черн.', 'Чёрный'],
    ['бел/син', 'Белый/синий'],
    ['беж', 'Бежевый'],
    ['персик', 'Персик'],
    ['цвет: синий', 'Синий'],
    ['Синий в полоску', 'Синий в полоску'],
  ])('shows «%s» as «%s»', (written, name) => {
    expect(toColour(written).name).toBe(name);
    expect(toColour(name).name).toBe(name);
  });

  it('uses the data of the feed rather than the table', () => {
    expect(toColour('Ночь', { family: 'синий', code: 'NIGHT', hex: '#112233' })).toEqual({
      name: 'Ночь',
      family: 'Синий',
      code: 'NIGHT',
      word: 'NIGHT',
      hex: '#112233',
      isKnown: true,
    });
    expect(toColour('Синий', { hex: 'url(x)' }).hex).toBe('#2f4f86');
  });

  it.each(Object.values(colours))('knows «$displayValue» of the demo shop', ({ displayValue, family }) => {
    expect(toColour(displayValue)).toMatchObject({ family, isKnown: true });
  });

  it.each(['black', 'BLACK', 'blk', 'Черный'])('«%s» is the colour Чёрный', (name) => {
    expect(colourKey(toColour(name).name)).toBe(colourKey('Чёрный'));
  });

  it('ignores case and treats ё as е', () => {
    expect(colourKey(' Тёмно-Синий ')).toBe(colourKey('темно-синий'));
  });
});

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
  ])('writes «%s» as «%s»', (text, size) => {
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
  ])('sorts %j in this order', (order) => {
    const shuffled = [...order].sort();
    expect(shuffled.sort((one, other) => sizeOrdinal(one) - sizeOrdinal(other))).toEqual(order);
  });

  it.each(Object.entries(sizes))('keeps the order of the table %s', (_, table) => {
    const ordinals = table.map(({ value }) => sizeOrdinal(normaliseSize(value)));
    expect(ordinals).toEqual([...ordinals].sort((one, other) => one - other));
    expect(new Set(ordinals).size).toBe(table.length);
  });

  it('gives every text a sort position that fits into the database', () => {
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
  ] as const)('chooses the size system %s by %j', (expected, facts) => {
    expect(system(facts)).toBe(expected);
  });

  it('finds international sizes by the tables of the shop', () => {
    expect(internationalOf('women', '44', 'RU')).toBe('S');
    expect(internationalOf('women', '44–46', '')).toBe('S–M');
    expect(internationalOf('men', '58', 'RU')).toBe('4XL');
    expect(internationalOf('women', '44', 'EU')).toBeNull();
    expect(internationalOf('shoes', '44', 'RU')).toBeNull();
  });
});

describe('care', () => {
  it.each([
    ['Ручная стирка, не отбеливать; сушить горизонтально', ['WASH_HAND', 'BLEACH_NO', 'DRY_FLAT'], ''],
    ['Деликатная стирка при 30 °C. Гладить до 110 °C', ['WASH_30_MILD', 'IRON_110'], ''],
    ['Не стирать; химчистка', ['WASH_NO', 'DRYCLEAN_P'], ''],
    ['Стирка при 40; протирать влажной тканью', ['WASH_40'], 'протирать влажной тканью'],
    ['WASH_30; SPIN_NO', ['WASH_30', 'SPIN_NO'], ''],
  ])('reads «%s»', (text, codes, rest) => {
    expect(readCare(text)).toEqual({ codes, rest });
  });

  it('reads back what it writes', () => {
    const some = fc.subarray(Object.keys(careNames), { minLength: 1 });
    fc.assert(
      fc.property(some, (codes) => {
        expect(readCare(writeCare(codes, 'особый уход'))).toEqual({ codes, rest: 'особый уход' });
      }),
    );
  });
});

describe('texts', () => {
  it('reduces HTML to its text', () => {
    expect(
      plainText(
        '<h3>Пальто</h3><p>Держит&nbsp;форму &laquo;сама&raquo;.<br/>Тёплое</p><ul><li>шерсть<li>шёлк</ul><script>x()</script><!-- y -->',
      ),
    ).toBe('Пальто\nДержит\u00a0форму «сама».\nТёплое\n— шерсть\n— шёлк');
  });

  it('never splits a character, which a database would refuse', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 20 }), (text, limit) => {
        const cut = shorten(plainText(text.toWellFormed()), limit);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('names seasons in the words of the shop', () => {
    expect(
      ['зима', 'Весна-осень', 'круглогодичный', 'летний', 'Всесезонный'].map((one) => seasonOf([one])),
    ).toEqual(['Зима', 'Демисезон', 'Круглый год', 'Лето', 'Круглый год']);
  });

  const named = (name: string, facts: Partial<NamedOffer> = {}): NamedOffer => ({
    name,
    colour: toColour('Синий'),
    size: '44',
    international: '',
    id: 'A-1',
    sku: 'A-1',
    vendorCode: '',
    barcode: '',
    ...facts,
  });

  it.each([
    [['Платье миди синее, 44', 'Платье миди красное, 46'], 'Платье миди'],
    [['Юбка, цвет чёрный', 'Юбка, цвет белый'], 'Юбка'],
    [['Пальто', 'Пальто'], 'Пальто'],
    [['Синее платье', 'Красное платье'], 'Синее платье'],
    [['Рубашка в клетку, 44', 'Рубашка в клетку'], 'Рубашка в клетку'],
  ])('finds the name of a model among %j', (names, name) => {
    expect(modelName(names.map((one) => named(one)))).toBe(name);
  });

  it.each([
    ['Платье Мария, синий, 44', {}, 'Платье Мария'],
    ['Платье Мария синее 44', {}, 'Платье Мария'],
    ['Платье Мария (синий/44)', {}, 'Платье Мария'],
    ['Платье Мария (Синий, р. 44-46)', { size: '44–46' }, 'Платье Мария'],
    ['Платье Мария, тёмно-синее, размер 44 RU', { colour: toColour('Тёмно-синий') }, 'Платье Мария'],
    ['Платье Мария, синий, 44, вискоза', {}, 'Платье Мария, вискоза'],
    ['Футболка S', { size: '44', international: 'S' }, 'Футболка'],
    ['Платье Мария арт. PL-2041/7 синее', {}, 'Платье Мария'],
    ['PL-2041 Платье Мария', { vendorCode: 'PL-2041' }, 'Платье Мария'],
    ['Платье Мария 4600000000017', { barcode: '4600000000017' }, 'Платье Мария'],
    ['Платье Мария 10045', { id: '10045' }, 'Платье Мария'],
    ['Джинсы 501', { vendorCode: '501' }, 'Джинсы 501'],
    ['Синее платье', {}, 'Синее платье'],
    ['Синий', {}, 'Синий'],
    ['Платье с синим поясом', {}, 'Платье с синим поясом'],
    ['Платье 44', { size: '46' }, 'Платье 44'],
    ['Юбка миди SKIRT_MIDI', {}, 'Юбка миди'],
    ['Юбка 8f14e45fceea167a миди', {}, 'Юбка миди'],
    ['SKIRT_MIDI', {}, 'SKIRT_MIDI'],
  ])("removes the offer's own data from the name «%s»: %j", (name, facts, left) => {
    expect(modelName([named(name, facts)])).toBe(left);
  });

  it('leaves out a colour that only one of the offers has', () => {
    const colours = ['Синий', 'Красный'].map((word) => toColour(word));
    const offers = ['Синее платье', 'Красное платье'].map((name, place) =>
      named(name, { colour: colours[place] ?? toColour(name) }),
    );
    expect(modelName(offers)).toBe('Платье');
  });

  it('cuts names to the maximum length of the contract', () => {
    expect(modelName([named('Очень длинное платье '.repeat(10))]).length).toBeLessThanOrEqual(120);
  });
});
