import { expect, it } from 'vitest';
import { trimTexts } from './trim-texts.ts';

it('trimTexts trims strings and leaves all other values as they are', () => {
  const fields = { name: ' Анна ', date: null, count: 1, list: [' a '] };
  expect(trimTexts(fields)).toEqual({ name: 'Анна', date: null, count: 1, list: [' a '] });
});
