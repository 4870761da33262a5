import { expect, test } from 'vitest';
import { ApiError } from '../api';
import { refusalText } from './refusal-text';

test.each([
  [1, '1\u00a0секунду'],
  [0, '1\u00a0секунду'],
  [42, '42\u00a0секунды'],
  [90, '2\u00a0минуты'],
  [540, '9\u00a0минут'],
  [601, '11\u00a0минут'],
])('after too many attempts the text says how long to wait: %i s', (retryAfter, words) => {
  const error = new ApiError({ kind: 'api', status: 429, requestId: 'r', message: 'Позже', retryAfter });
  expect(refusalText(error)).toBe(`Слишком много попыток. Попробуйте через ${words}`);
});

test('an error without a waiting time shows the message of the shop', () => {
  expect(refusalText(new ApiError({ kind: 'api', status: 429, requestId: 'r', message: 'Позже' }))).toBe(
    'Позже',
  );
});
