import { describe, expect, test } from 'vitest';
import { agree } from '#shared/text/agreement.ts';
import { inLatinLayout, inRussianLayout } from '#shared/text/keyboard-layout.ts';
import { distance } from './distance.ts';
import { fold, wordsOf } from './letters.ts';
import { soundOf } from './sound.ts';
import { termsOf } from './terms.ts';
import { basesOf } from './words/diminutives.ts';

describe('fold and wordsOf', () => {
  test.each<[string, string[]]>([
    ['Чёрное ПЛАТЬЕ', ['черное', 'платье']],
    ['че\u0308рное', ['черное']],
    ['юбка-миди, 100% шёлк', ['юбка', 'миди', '100', 'шелк']],
    ['п\u0061льто \u0043витер', ['пальто', 'свитер']],
    ['\u0000&|!:*()<->\\ 👗', []],
  ])('a text is folded and divided into words: %j', (text, words) => {
    expect(wordsOf(fold(text))).toEqual(words);
  });
});

describe('termsOf', () => {
  test.each<[string, string[]]>([
    ['без рукавов', ['без рукав']],
    ['с длинным рукавом', ['с', 'длинн рукав', 'рукав']],
    ['искусственная кожа', ['экокож']],
    ['кожа', ['кож']],
  ])('the terms of a text are found: %s', (text, stems) => {
    expect(termsOf(text).map(({ stem }) => stem)).toEqual(stems);
  });
});

describe('the keyboard layouts', () => {
  test.each([
    ['ghbdtn', 'привет'],
    ['gkfnmt', 'платье'],
    ['.,rf', 'юбка'],
    ['[elb', 'худи'],
    ['Rhfcyjt', 'Красное'],
  ])('the word %s, typed in the wrong keyboard layout, is %s', (typed, meant) => {
    expect(inRussianLayout(typed)).toBe(meant);
    expect(inLatinLayout(meant)).toBe(typed);
  });
});

describe('soundOf', () => {
  test.each([
    ['platie', 'платье'],
    ["plat'e", 'платье'],
    ['dzhinsy', 'джинсы'],
    ['hudi', 'худи'],
    ['khudi', 'худи'],
    ['yubka', 'юбка'],
    ['krossovki', 'кроссовки'],
    ['pidzhak', 'пиджак'],
    ['shapka', 'шапка'],
    ['chernoe', 'черное'],
    ['detskaya', 'детская'],
  ])('the word %s sounds like %s', (latin, russian) => {
    expect(soundOf(latin)).toBe(soundOf(russian));
  });

  test('words that sound different get different sounds', () => {
    expect(soundOf('palto')).not.toBe(soundOf('платье'));
  });
});

describe('distance', () => {
  test.each([
    ['платье', 'платье', 0],
    ['футбока', 'футболка', 1],
    ['пальот', 'пальто', 1],
    ['юбкаа', 'юбка', 0.45],
    ['кросовки', 'кроссовки', 0.45],
    ['свитор', 'свитер', 0.45],
    ['сумеа', 'сумка', 0.9],
    ['суфка', 'сумка', 1.1],
    ['пальто', 'палто', 0.45],
    ['', 'юбка', 4],
  ])('the edit distance of %s and %s is %d', (one, other, expected) => {
    expect(distance(one, other, 10)).toBeCloseTo(expected);
    expect(distance(other, one, 10)).toBeCloseTo(expected);
  });

  test('the distance of two words is infinite if it exceeds the limit', () => {
    expect(distance('платье', 'кроссовки', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(distance('я'.repeat(100), 'юбка', 200)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('agree', () => {
  test.each([
    ['чёрный', 'neuter', 'чёрное'],
    ['синий', 'feminine', 'синяя'],
    ['голубой', 'plural', 'голубые'],
    ['мужской', 'plural', 'мужские'],
    ['белый', 'masculine', 'белый'],
    ['хаки', 'neuter', undefined],
  ] as const)('the adjective %s in the form %s is %s', (adjective, gender, expected) => {
    expect(agree(adjective, gender)).toBe(expected);
  });
});

describe('basesOf', () => {
  const isNoun = (word: string) => ['шарф', 'свитер', 'трусы', 'кофта'].includes(word);
  test.each<[string, string]>([
    ['юбочка', 'юбк'],
    ['маечки', 'майк'],
    ['шарфик', 'шарф'],
    ['трусики', 'трус'],
    ['свитерок', 'свитер'],
    ['пальтишко', 'пальто'],
    ['бельишко', 'белье'],
    ['юбчонка', 'юбк'],
    ['рубашонка', 'рубашк'],
    ['пижамочка', 'пижам'],
  ])('the word %s is a diminutive of %s', (word, base) => {
    expect(basesOf(word, isNoun)).toContain(base);
  });

  test.each(['платок', 'песочник', 'пуховик'])('the word %s is not a diminutive', (word) => {
    expect(basesOf(word, isNoun)).toEqual([]);
  });
});
