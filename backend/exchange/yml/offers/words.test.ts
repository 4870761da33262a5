import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careNames } from '#shared/goods/care.ts';
import { plainText, shorten } from '#shared/text/plain-text.ts';
import { toColour } from './colours/colour.ts';
import { modelName, type NamedOffer } from './model-name.ts';
import { readCare, writeCare } from './values/care-text.ts';
import { readComposition, writeComposition } from './values/composition.ts';
import { seasonOf } from './values/season.ts';

describe('the composition of goods', () => {
  it.each([
    ['Шерсть 80%, полиамид 20%', 'шерсть 80%, полиамид 20%'],
    ['80% шерсть; 20 % полиамид.', 'шерсть 80%, полиамид 20%'],
    ['Хлопок — 95%, эластан — 5%', 'хлопок 95%, эластан 5%'],
    ['Хлопок 95% эластан 5%', 'хлопок 95%, эластан 5%'],
    ['95% хлопок 5% эластан', 'хлопок 95%, эластан 5%'],
    ['хлопок: 60%, полиэстер: 35% и вискоза 5%', 'хлопок 60%, полиэстер 35%, вискоза 5%'],
    ['шёлк 100%', 'шёлк 100%'],
  ])('the composition is read from «%s»', (text, written) => {
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
  ])('no composition is read from «%s»', (text) => {
    expect(readComposition(text)).toBeNull();
  });

  it('a composition is unchanged after writing and reading it', () => {
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

describe('care', () => {
  it.each([
    ['Ручная стирка, не отбеливать; сушить горизонтально', ['WASH_HAND', 'BLEACH_NO', 'DRY_FLAT'], ''],
    ['Деликатная стирка при 30 °C. Гладить до 110 °C', ['WASH_30_MILD', 'IRON_110'], ''],
    ['Не стирать; химчистка', ['WASH_NO', 'DRYCLEAN_P'], ''],
    ['Стирка при 40; протирать влажной тканью', ['WASH_40'], 'протирать влажной тканью'],
    ['WASH_30; SPIN_NO', ['WASH_30', 'SPIN_NO'], ''],
  ])('the care codes are read from «%s»', (text, codes, rest) => {
    expect(readCare(text)).toEqual({ codes, rest });
  });

  it('care symbols are unchanged after writing and reading them', () => {
    const some = fc.subarray(Object.keys(careNames), { minLength: 1 });
    fc.assert(
      fc.property(some, (codes) => {
        expect(readCare(writeCare(codes, 'особый уход'))).toEqual({ codes, rest: 'особый уход' });
      }),
    );
  });
});

describe('texts in a feed', () => {
  it('HTML in a text of a feed is reduced to its text', () => {
    expect(
      plainText(
        '<h3>Пальто</h3><p>Держит&nbsp;форму &laquo;сама&raquo;.<br/>Тёплое</p><ul><li>шерсть<li>шёлк</ul><script>x()</script><!-- y -->',
      ),
    ).toBe('Пальто\nДержит\u00a0форму «сама».\nТёплое\n— шерсть\n— шёлк');
  });

  it('cutting a text never splits a character, because the database would refuse it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 20 }), (text, limit) => {
        const cut = shorten(plainText(text.toWellFormed()), limit);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('seasons of a feed are converted to the words of the shop', () => {
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
  ])('the name of a model is derived from the names %j', (names, name) => {
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
  ])(
    'the name «%s» of an offer with the data %j is reduced to the name of the model',
    (name, facts, left) => {
      expect(modelName([named(name, facts)])).toBe(left);
    },
  );

  it('the name of a model does not contain the colour with which each offer’s name begins', () => {
    const colours = ['Синий', 'Красный'].map((word) => toColour(word));
    const offers = ['Синее платье', 'Красное платье'].map((name, place) =>
      named(name, { colour: colours[place] ?? toColour(name) }),
    );
    expect(modelName(offers)).toBe('Платье');
  });

  it('the name of a model is cut to the maximum length in the contract', () => {
    expect(modelName([named('Очень длинное платье '.repeat(10))]).length).toBeLessThanOrEqual(120);
  });
});
