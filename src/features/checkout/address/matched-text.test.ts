import { expect, test } from 'vitest';
import { matchedText } from './matched-text';

const typedOf = (text: string, typed: string) =>
  matchedText(text, typed)
    .filter(({ isTyped }) => isTyped)
    .map((piece) => piece.text);

test.each([
  ['ул.\u00a0Мясницкая, 24', 'мясн 24', ['Мясн', '24']],
  ['ул.\u00a0Мясницкая, 24', 'ул мясницкая', ['ул', 'Мясницкая']],
  ['ул.\u00a0Королёва', 'короле', ['Королё']],
  ['Большая Садовая ул.', 'адов', []],
  ['ул.\u00a0Садовая', '', []],
  ['ул.\u00a0Садовая (двор)', 'садовая (дв', ['Садовая', '(дв']],
])('in the suggestion «%s», the beginnings of words typed as «%s» are marked', (text, typed, expected) => {
  expect(typedOf(text, typed)).toEqual(expected);
  expect(
    matchedText(text, typed)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
