import { describe, expect, it } from 'vitest';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { findsOrder } from './finds-order.ts';

const order = {
  number: 'В-123456-6',
  people: [
    { name: 'Анна Семёнова', phone: '+79991234567' },
    { name: 'Пётр Орлов', phone: '+79160001122' },
  ],
  email: 'Anna.S_50%@example.ru',
  codes: ['TS-100-M', '4601234', 'PL-0'],
};
const finds = (text: string) => findsOrder(readOrderSearch(text), order);

describe('an operator’s search for orders', () => {
  it.each([
    ['the last four digits of a phone', '4567'],
    ['a phone with 8', '8 (999) 123-45-67'],
    ['a phone with +7', '+7 999 123 45 67'],
    ['ten digits', '9991234567'],
    ['the beginning of a phone', '+7 999 12'],
    ['the beginning of a phone with 8', '8 (999) 12'],
    ['digits from the middle of a phone', '9123'],
    ['the beginning of a name, of one letter', 'о'],
    ['a phone mistyped with +7 8', '+7 8 999 123-45-67'],
    ["the recipient's phone", '11-22'],
    ['a name in another case', 'семенова АННА'],
    ["the recipient's name", 'петр'],
    ['a part of an e-mail', 'anna.s'],
    ['a part of an e-mail with wildcards of SQL', '_50%'],
    ['a whole number', 'В-123456-6'],
    ['a number with a Latin letter', 'b1234566'],
    ['a part of a number', '456'],
    ['a part of a number across its hyphen', '56-6'],
    ['the beginning of a SKU', 'ts-100'],
    ['a SKU of digits', '46012'],
    ['a vendor code', 'pl-0'],
  ])('the search finds an order by %s', (_, text) => expect(finds(text)).toBe(true));

  it.each([
    ['three digits of a phone', '567 0'],
    ['another phone', '8 999 123-45-68'],
    ['another name', 'Анна Петрова'],
    ['two letters in the middle of a name', 'рл'],
    ['wildcards of SQL', '%%'],
    ['an underscore for any character', 'Анн_'],
    ['the middle of a SKU', '100-M'],
    ['spaces', '   '],
  ])('the search finds no order by %s', (_, text) => expect(finds(text)).toBe(false));
});
