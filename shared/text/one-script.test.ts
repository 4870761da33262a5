import { describe, expect, it } from 'vitest';
import { inOneScript, lookingRussian } from './one-script.ts';

describe('words that mix Latin and Russian letters', () => {
  it.each([
    // The escaped letters look like letters of the other script.
    ['П\u0061льто', 'Пальто'],
    ['\u0043вит\u0065р шерстяной', 'Свитер шерстяной'],
    ['\u041dugo Boss', 'Hugo Boss'],
    ['\u0425L', 'XL'],
    ['2\u0425S', '2XS'],
    ['IT-стиль', 'IT-стиль'],
    ['iPhoneчехол', 'iPhoneчехол'],
    ['Zara Home', 'Zara Home'],
    ['Мохер', 'Мохер'],
    ['', ''],
  ])('inOneScript turns «%s» into «%s»', (written, text) => {
    expect(inOneScript(written)).toBe(text);
    expect(inOneScript(text)).toBe(text);
  });

  it.each([
    ['MOXEP', 'МОХЕР'],
    ['TOM', 'ТОМ'],
    ['Zara', undefined],
    ['топ', undefined],
    ['44', undefined],
  ])('lookingRussian writes «%s» in Russian letters: %s', (word, russian) => {
    expect(lookingRussian(word)).toBe(russian);
  });
});
