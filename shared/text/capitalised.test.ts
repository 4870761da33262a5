import { expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';

it.each([
  ['шерсть 80%', 'Шерсть 80%'],
  ['ёлка', 'Ёлка'],
  ['Уход', 'Уход'],
  ['«кавычки»', '«кавычки»'],
  ['👗 платье', '👗 платье'],
  ['', ''],
])('%j is capitalised as %j', (text, result) => {
  expect(capitalised(text)).toBe(result);
});
