import { describe, expect, it } from 'vitest';
import { colours } from '../../../../../demo/cloths/colours.ts';
import { colourKey, toColour } from './colour.ts';

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
  ])(
    'the colour «%s» gets its colour family, and shoppers see no made-up colour code',
    (name, family, word, isKnown) => {
      const colour = toColour(name);
      expect(colour).toMatchObject({ family, word, code: colour.name, isKnown });
      expect(colour.hex).toMatch(/^#[\da-f]{6}$/);
    },
  );

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
  ])('shoppers see the colour «%s» of a feed as «%s»', (written, name) => {
    expect(toColour(written).name).toBe(name);
    expect(toColour(name).name).toBe(name);
  });

  it('data of the feed about a colour take precedence over the colour table', () => {
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

  it.each(Object.values(colours))(
    'the colour «$displayValue» of the demo shop is recognised',
    ({ displayValue, family }) => {
      expect(toColour(displayValue)).toMatchObject({ family, isKnown: true });
    },
  );

  it.each([
    ['бежевый-01', 'Бежевый'],
    ['черный_01', 'Чёрный'],
    ['012 синий', 'Синий'],
    ['темносиний', 'Синий'],
    ['чёрно-бело-красный', 'Разноцветный'],
    ['сине-зелёный', 'Зелёный'],
    ['сизый', 'Серый'],
    ['пепел розы', 'Розовый'],
    ['красное вино', 'Бордовый'],
    ['ч/б', 'Разноцветный'],
    ['stone', 'Бежевый'],
  ])('the colour «%s» is in the family %s', (name, family) => {
    expect(toColour(name).family).toBe(family);
  });

  it('shoppers do not see the word for a colour that generated article numbers use', () => {
    expect(['цв. черный', 'цвет: чёрный'].map((name) => toColour(name).name)).toEqual(['Черный', 'Чёрный']);
  });

  it.each(['black', 'BLACK', 'blk', 'Черный'])('«%s» is the colour Чёрный', (name) => {
    expect(colourKey(toColour(name).name)).toBe(colourKey('Чёрный'));
  });

  it('names of colours are compared without regard to case, and ё equals е', () => {
    expect(colourKey(' Тёмно-Синий ')).toBe(colourKey('темно-синий'));
  });
});
