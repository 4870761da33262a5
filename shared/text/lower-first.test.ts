import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

it.each([
  ['Примерка', 'примерка'],
  ['ТРЦ «Аура»', 'ТРЦ «Аура»'],
  ['QR-код', 'QR-код'],
  ['«Аура»', '«Аура»'],
  ['', ''],
])('in the middle of a sentence, «%s» is written «%s»', (text, lowered) => {
  expect(lowerFirst(text)).toBe(lowered);
});
