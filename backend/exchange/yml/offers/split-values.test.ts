import { describe, expect, it } from 'vitest';
import { colourAndSize, listedSizes, severalSizes } from './split-values.ts';

describe('a colour and a size in one value', () => {
  it.each<[string, string, string]>([
    ['белый, 42', 'белый', '42'],
    ['42, белый', 'белый', '42'],
    ['белый/42', 'белый', '42'],
    ['белый / 42-44', 'белый', '42–44'],
    ['белый 42', 'белый', '42'],
    ['тёмно-синий; XL', 'тёмно-синий', 'XL'],
    ['Цвет: белый; Размер: 42', 'белый', '42'],
    ['р.42 белый', 'белый', '42'],
    ['белый, 44, 170', 'белый', '44/170'],
    ['чёрный, 75, B', 'чёрный', '75B'],
    ['синий, белый, 42', 'синий/белый', '42'],
    ['пыльная роза 44', 'пыльная роза', '44'],
    ['белый, единый', 'белый', 'Единый'],
    ['(белый, 46)', 'белый', '46'],
  ])('the value «%s» is split into the colour %s and the size %s', (text, colour, size) => {
    expect(colourAndSize(text, false)).toEqual({ colour, size, others: [] });
  });

  it('a colour that the shop does not know is accepted only if the param is known to contain a colour', () => {
    expect(colourAndSize('Мечта капитана, 42', false)).toBeUndefined();
    expect(colourAndSize('белый, 42, хлопок', true)).toEqual({
      colour: 'белый',
      size: '42',
      others: [['Вариант', 'хлопок']],
    });
    expect(colourAndSize('Мечта капитана, 42', true)).toEqual({
      colour: 'Мечта капитана',
      size: '42',
      others: [],
    });
  });

  it.each(['белый, 75C, чашка D', '42 белый, размер 44', 'белый, 44/170, рост 164'])(
    'no colour and size are read from «%s», which contradicts itself',
    (text) => {
      expect(colourAndSize(text, true)).toBeUndefined();
    },
  );

  it.each(['белый', '42', '42, 44', 'белый, чёрный', '', 'с молнией, 42 см'])(
    'no colour and size are read from «%s»',
    (text) => {
      expect(colourAndSize(text, false)).toBeUndefined();
    },
  );
});

describe('sizes in a list', () => {
  it.each<[string, string[] | undefined]>([
    ['42, 44, 46', ['42', '44', '46']],
    ['S; M; L', ['S', 'M', 'L']],
    ['42/44/46', ['42', '44', '46']],
    ['42-44-46', ['42', '44', '46']],
    ['42 44', ['42', '44']],
    ['42-44, 46-48', ['42–44', '46–48']],
    ['42,5', undefined],
    ['42-44', undefined],
    ['42/44', undefined],
    ['44/170', undefined],
    ['44 170', undefined],
    ['W30 L32', undefined],
    ['75 B', undefined],
    ['75 С', undefined],
    ['38 G', undefined],
    ['Единый', undefined],
    ['39 1/2', undefined],
    ['38 2/3', undefined],
    ['170-88-94', undefined],
    ['140-146-152', ['140', '146', '152']],
    ['44*170', undefined],
    ['30х32', undefined],
    ['3-6м, 6-9м', ['3–6 мес.', '6–9 мес.']],
    ['44 RU', undefined],
    ['EU 38', undefined],
  ])('the text «%s» contains the sizes %j', (text, sizes) => {
    expect(listedSizes(text)).toEqual(sizes);
  });

  const one = (value: string, unit = '') => ({ value, unit });

  it('a size in two systems is read as one size', () => {
    expect(severalSizes([one('44', 'RU'), one('S', 'INT')])).toEqual({ sizes: ['44'], international: 'S' });
    expect(severalSizes([one('M'), one('46')])).toEqual({ sizes: ['46'], international: 'M' });
    expect(severalSizes([one('40', 'EU'), one('46', 'RU')])).toMatchObject({ sizes: ['46'] });
    expect(severalSizes([one('58,58')])).toEqual({ sizes: ['58'], international: undefined });
    expect(severalSizes([one('44'), one('44')])).toEqual({ sizes: ['44'], international: undefined });
  });

  it.each(['38 G', '75B', 'W30 L32', '44/170', '44–46', 'XL'])('the size «%s» is not split', (size) => {
    expect(severalSizes([one(size)]).sizes).toEqual([size]);
  });

  it('several params with sizes are read as several sizes', () => {
    expect(severalSizes([one('42'), one('44'), one('46')]).sizes).toEqual(['42', '44', '46']);
    expect(severalSizes([one('S'), one('M')]).sizes).toEqual(['S', 'M']);
  });
});
