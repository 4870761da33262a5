import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { day, hour, phone, postalCode, roubles } from './file-fields.ts';
import { readYaml, yamlIssueLine } from './yaml-file.ts';

const schema = z
  .strictObject({
    price: roubles,
    pieces: z.int().max(9),
    until: day,
    opens: hour,
    index: postalCode,
    phone,
    kpp: z.string().max(9),
    isOpen: z.boolean(),
    days: z.array(z.int()).min(1),
    kind: z.enum(['courier', 'post']),
    id: z.union([z.string(), z.number().transform(String)]),
    of: z.strictObject({ name: z.string() }),
  })
  .partial();

const linesOf = (yaml: string) => {
  const read = readYaml(yaml, schema);
  return 'issues' in read ? read.issues.map((issue) => yamlIssueLine('a.yaml', issue)) : [];
};

describe('a value in or out of quotes is refused with what to write instead', () => {
  test.each([
    ['price: "4990"', 'price: must be a number without quotes: 4990'],
    ["price: '4 990,50 ₽'", 'price: must be a number without quotes: 4990.5'],
    ['price: 4 990', 'price: must be a number without quotes: 4990'],
    ['price: 1_990 руб.', 'price: must be a number without quotes: 1990'],
    ['price: дорого', 'price: must be a number'],
    ['price: 007', '«007»: is read as the number 7; write 7, or "007" if it is a text'],
    ['price: 0x1F', '«0x1F»: is read as the number 31; write 31, or "0x1F" if it is a text'],
    ['id: 0o17', '«0o17»: is read as the number 15; write 15, or "0o17" if it is a text'],
    ['price: -1', 'price: must be at least 0'],
    ['pieces: 2.5', 'pieces: must be a whole number'],
    ['pieces: "2.5"', 'pieces: must be a number without quotes: 2.5'],
    ['pieces: 12', 'pieces: must be at most 9'],
    ['until: 01.12.2026', 'until: must be a day such as 2027-01-08; write 2026-12-01'],
    ['until: 1 декабря 2026 г.', 'until: must be a day such as 2027-01-08; write 2026-12-01'],
    ['until: 2026-12-01T00:00:00Z', 'until: must be a day such as 2027-01-08; write 2026-12-01'],
    ['until: 31.02.2026', 'until: must be a day such as 2027-01-08'],
    ['opens: 9:00', 'opens: must be an hour such as 14:30; write 09:00'],
    ['opens: 12.30', 'opens: must be an hour such as 14:30; write 12:30'],
    ['opens: 9', 'opens: must be an hour such as 14:30; write 09:00'],
    ['opens: 24:00', 'opens: must be an hour such as 14:30'],
    ['%YAML 1.1\n---\nopens: 12:30', 'opens: must be an hour such as 14:30; write 12:30'],
    ['index: 150000', 'index: must be a postal code of six digits, in quotes; write "150000"'],
    ['phone: +7 (495) 123-45-67', 'phone: must be a phone such as "+78000000000"; write "+74951234567"'],
    ['phone: 84951234567', 'phone: must be a phone such as "+78000000000"; write "+74951234567"'],
    ['kpp: 760401001', 'kpp: must be a text in quotes: "760401001"'],
    ['kpp: true', 'kpp: must be a text in quotes: "true"'],
    ['kpp:', 'kpp: is empty'],
    ['kpp: [a]', 'kpp: must be one text, not a list'],
    ['isOpen: да', 'isOpen: must be true or false without quotes: true'],
    ['isOpen: "no"', 'isOpen: must be true or false without quotes: false'],
    ['isOpen: иногда', 'isOpen: must be true or false'],
    ['days: 1', 'days: must be a list: [1]'],
    ['days: []', 'days: needs at least 1 entries'],
    ['kind: почта', 'kind: must be courier | post, not «почта»'],
    ['of: {}', 'of.name: is missing'],
    ['of: текст', 'of: must have keys and values, one a line'],
    ['prise: 1', 'prise: is not a key of this file'],
  ])('a wrong value in a YAML file is refused with what to write instead: %s', (yaml, expected) => {
    const line = yaml.split('\n').length;
    expect(linesOf(yaml)).toEqual([`a.yaml:${line}, ${expected}`]);
  });

  it('valid values of a YAML file are read', () => {
    const yaml =
      'price: 4990.50\nuntil: 2026-12-01\nopens: 09:30\nindex: "150000"\nphone: "+74951234567"\nkpp: "760401001"\nid: 30\n';
    expect(readYaml(yaml, schema)).toMatchObject({
      value: { price: 499_050, until: '2026-12-01', opens: '09:30', index: '150000', id: '30' },
    });
  });
});

describe('text that is not YAML is refused with its line and a sentence', () => {
  test.each([
    ['price: 1\nprice: 2', 'a.yaml:2: this key occurs twice'],
    ['of:\n\tname: a', 'a.yaml:2: a tab begins the line; write spaces'],
    ['kpp: a: b', 'a.yaml:1: two colons in one line; put a value with a colon in quotes'],
    ['kpp: @a', 'a.yaml:1: a value that begins with @ needs quotes'],
    ['kpp: !a b', 'a.yaml:1: a value that begins with ! needs quotes'],
    ['kpp: "a', 'a.yaml:1: a quote, a bracket, a comma or a colon is missing'],
    ['kpp: "\\q"', 'a.yaml:1: a backslash in double quotes; write single quotes'],
    ['kpp: a\n---\nkpp: b', 'a.yaml:2: a second document begins with ---; a file has only one'],
  ])('a text that is not YAML is refused with its line and a sentence: %j', (yaml, expected) => {
    expect(linesOf(yaml)).toContain(expected);
  });
});

describe('aliases', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'.split('').map((one, index) => `${one}: &${one} [${`*${'abcdefg'[index]},`.repeat(9)}]`),
  ].join('\n');

  test.each([
    ['a value in itself', 'of: &me { name: a, more: *me }', 'a.yaml:1, *me: the value contains itself'],
    ['a name that nothing has', 'kpp: a\nof: *them', 'a.yaml:2, *them: no value above has this name (&)'],
    ['a billion of copies', bomb, 'a.yaml:1: the aliases (*) multiply without end'],
  ])('a YAML file with %s is refused with a sentence', (_, yaml, expected) => {
    expect(linesOf(yaml)).toEqual([expected]);
  });

  it('YAML aliases are read if there are few of them', () => {
    expect(readYaml('kpp: &a one\nid: *a', schema)).toMatchObject({ value: { kpp: 'one', id: 'one' } });
  });

  it('a YAML file with a hundred thousand opening brackets is refused with a clear message', () => {
    expect(linesOf('['.repeat(100_000))[0]).toMatch(/^a\.yaml:1: values are nested too deep$/);
  });
});

it('line numbers of front matter are counted from the beginning of the file', () => {
  const read = readYaml('kpp: a\nprice: "1"', schema, { firstLine: 2 });
  expect('issues' in read && read.issues.map(({ line }) => line)).toEqual([3]);
});
