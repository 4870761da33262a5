import { expect, it } from 'vitest';
import { trimTexts } from './trim-texts.ts';

it('trims texts and leaves everything else as it is', () => {
  const fields = { name: ' Анна ', date: null, count: 1, list: [' a '] };
  expect(trimTexts(fields)).toEqual({ name: 'Анна', date: null, count: 1, list: [' a '] });
});
