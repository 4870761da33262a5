import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText, readCsv } from './csv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

it.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2\n\n'],
])('CSV values that are separated by %s are read', (_, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('each row has the number of the line on which it begins, also after line breaks in quoted values', () => {
  expect(readCsv('a,b\n"1\n2","say ""hi"", all"\n\n,\n3, 4 \n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\n2', 'say "hi", all'] },
    { line: 6, cells: ['3', '4'] },
  ]);
});

it('the separator that Excel names in the first line is used', () => {
  expect(readCsv('sep=;\r\na,b;c\r\n')).toEqual([{ line: 2, cells: ['a,b', 'c'] }]);
});

it('the separator is found even if a heading is above the table', () => {
  expect(cells('Прайс от 12,12,2026\ncode;price\nA;1990,50')[1]).toEqual(['code', 'price']);
});

it('CSV in UTF-16 of both byte orders is read', () => {
  const bytes = Buffer.from('\ufeffкод;цена', 'utf16le');
  expect(decodeText(bytes)).toBe('код;цена');
  expect(decodeText(Buffer.from(bytes).swap16())).toBe('код;цена');
});

it('CSV is split at the most frequent separator of its first line', () => {
  expect(cells('city;phone\nМосква, центр;1')).toEqual([
    ['city', 'phone'],
    ['Москва, центр', '1'],
  ]);
});

it.each([
  ['a,b\n1,"2\n3', /^Line 2: a quote is not closed/],
  ['a,b\n"1"2,3', /^Line 2: something follows a value in quotes/],
])('the CSV text %j is refused', (text, why) => {
  expect(() => readCsv(text)).toThrow(why);
});

it('any text that is quoted in CSV is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ё', '"', ',', ';', '\n', '\t', ' ') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = [['x', 'y'], ...rows]
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      const kept = rows
        .map((row) => row.map((one) => one.trim()))
        .filter((row) => row.some((one) => one !== ''));
      expect(cells(text)).toEqual([['x', 'y'], ...kept]);
    }),
  );
});

it('all encodings that spreadsheets write are decoded', () => {
  const text = 'город;Тверь';
  const old = Uint8Array.from([0xe3, 0xee, 0xf0, 0xee, 0xe4, 0x3b, 0xd2, 0xe2, 0xe5, 0xf0, 0xfc]);
  expect(decodeText(old)).toBe(text);
  expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text);
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
});
