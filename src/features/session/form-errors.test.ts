import { expect, test } from 'vitest';
import { ApiError, type FieldError } from '@/lib/api';
import { refusalText, refusedForm } from './form-errors';

const FIELDS = { '/email': 'login', '/phone': 'login', '/password': 'password' } as const;

function refusal(...fields: [pointer: string, message: string][]): ApiError {
  const fieldErrors = fields.map(
    ([pointer, message]): FieldError => ({ in: 'body', pointer, code: 'x', message }),
  );
  return new ApiError({ kind: 'api', status: 422, requestId: 'r', message: 'Проверьте данные', fieldErrors });
}

test('sentences go to the fields that the pointers name, the first of each', () => {
  expect(
    refusedForm(
      refusal(['/email', 'Занято'], ['/phone', 'Второе'], ['/password', 'Слишком простой']),
      FIELDS,
    ),
  ).toEqual({ login: 'Занято', password: 'Слишком простой' });
});

test.each([[[]], [[['/unknown', 'Что-то'] as [string, string]]], [[['toString', 'x'] as [string, string]]]])(
  'what is about no field of the form goes beside the button: %j',
  (fields) => {
    expect(refusedForm(refusal(...fields), FIELDS)).toEqual({ form: 'Проверьте данные' });
  },
);

test('an error without a sentence of its own is an unknown one', () => {
  expect(refusedForm(new ApiError({ kind: 'server', status: 500, requestId: 'r' }), FIELDS)).toEqual({
    form: 'Неизвестная ошибка',
  });
});

test.each([
  [1, '1\u00a0секунду'],
  [0, '1\u00a0секунду'],
  [42, '42\u00a0секунды'],
  [90, '2\u00a0минуты'],
  [540, '9\u00a0минут'],
  [601, '11\u00a0минут'],
])('who tried too often waits: %i s', (retryAfter, words) => {
  const error = new ApiError({ kind: 'api', status: 429, requestId: 'r', message: 'Позже', retryAfter });
  expect(refusalText(error)).toBe(`Слишком много попыток. Попробуйте через ${words}`);
});

test('without a time the sentence of the shop is kept', () => {
  expect(refusalText(new ApiError({ kind: 'api', status: 429, requestId: 'r', message: 'Позже' }))).toBe(
    'Позже',
  );
});
