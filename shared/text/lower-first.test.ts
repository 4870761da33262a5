import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

it.each([
  ['Примерка', 'примерка'],
  ['ТРЦ «Аура»', 'ТРЦ «Аура»'],
  ['QR-код', 'QR-код'],
  ['«Аура»', '«Аура»'],
  ['', ''],
])('%s in the middle of a sentence is %s', (text, lowered) => {
  expect(lowerFirst(text)).toBe(lowered);
});
