import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test('sizeWords names the size of goods, also of one-size goods', () => {
  expect(sizeWords('44')).toBe('размер\u00a044');
  expect(sizeWords('Единый')).toBe('единый\u00a0размер');
  expect(sizeWords('Единый', ' ')).toBe('единый размер');
});
