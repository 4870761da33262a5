import { describe, expect, it } from 'vitest';
import { hasGoodGtin, readMarkingCode, SEPARATOR } from './marking-code.ts';

const PIECE = '0104601234567893215a(cD_hij&lm1';
const SIGNATURE = 'aB3dEf7hIj1kLm9nOp2qRs4tUv6wXy8zAa0bCc5dEe8=';
const WHOLE = `${PIECE}${SEPARATOR}91EE06${SEPARATOR}92${SIGNATURE}`;

/** What the Russian layout of Windows types for the keys of this text. */
function inRussianLayout(text: string): string {
  const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,./`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~@#$^&|';
  const russian = 'йцукенгшщзхъфывапролджэячсмитьбю.ёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,Ё"№;:?/';
  return [...text].map((character) => russian[english.indexOf(character)] ?? character).join('');
}

describe('a marking code', () => {
  it.each([
    ['with its separators', WHOLE],
    ['with FNC1 before it', `${SEPARATOR}${WHOLE}`],
    ['with the name of its kind', `]d2${WHOLE}`],
    ['with the name of its kind and FNC1', `]C1${SEPARATOR}${WHOLE}`],
    ['without separators, as browsers type it', WHOLE.replaceAll(SEPARATOR, '')],
    ['with separators as words', WHOLE.replaceAll(SEPARATOR, '<GS>')],
    ['with separators in braces', WHOLE.replaceAll(SEPARATOR, '{GS}')],
    ['with separators as pictures', WHOLE.replaceAll(SEPARATOR, '\u241d')],
    ['with separators as FNC1 of a DataMatrix', WHOLE.replaceAll(SEPARATOR, '\u00e8')],
    ['with separators as escapes', WHOLE.replaceAll(SEPARATOR, '\\u001d')],
    ['with separators as a caret', WHOLE.replaceAll(SEPARATOR, '^]')],
    ['with a separator at its end', `${WHOLE}${SEPARATOR}`],
    ['with spaces and an end of line', `  ${WHOLE}\r\n`],
    ['in brackets, as people read it', `(01)04601234567893(21)5a(cD_hij&lm1(91)EE06(92)${SIGNATURE}`],
    ['in the Russian layout', inRussianLayout(WHOLE)],
    ['in the Russian layout with the name of its kind', inRussianLayout(`]d2${WHOLE}`)],
    ['in the Russian layout without separators', inRussianLayout(WHOLE.replaceAll(SEPARATOR, ''))],
  ])('a marking code is read %s (§3.6.16)', (_, text) => expect(readMarkingCode(text)).toBe(WHOLE));

  it('a marking code may end after the serial number, and keeps other groups behind it', () => {
    expect(readMarkingCode(PIECE)).toBe(PIECE);
    const shoes = `${PIECE}${SEPARATOR}91FFD0${SEPARATOR}92${SIGNATURE}${SIGNATURE}`;
    expect(readMarkingCode(shoes.replaceAll(SEPARATOR, ''))).toBe(shoes);
    expect(readMarkingCode(`${PIECE}${SEPARATOR}93abcd`)).toBe(`${PIECE}${SEPARATOR}93abcd`);
  });

  it.each([
    ['an end that is missing', WHOLE.slice(0, 25)],
    ['a wrong check digit', WHOLE.replace('04601234567893', '04601234567890')],
  ])('a marking code with %s is misread', (_, text) => expect(readMarkingCode(text)).toBe('misread'));

  it.each(['4601234567893', '04601234567893', 'В-123456-6', 'VT-1044-44', '', 'платье'])(
    '«%s» is no marking code',
    (text) => expect(readMarkingCode(text)).toBeNull(),
  );

  it('a marking code has a GTIN whose check digit is known', () => {
    expect(hasGoodGtin(PIECE)).toBe(true);
    expect(hasGoodGtin(PIECE.replace('3215', '4215'))).toBe(false);
  });
});
