import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { ApiError, type FieldError } from '../api';
import { type ContractForm, checkFields, readFields, refusalErrors } from './contract-form';

const Body = zod.strictObject({
  email: zod.email(),
  password: zod.string().check(zod.minLength(10)),
  agreed: zod.literal(true),
});
type Fields = { login: string; password: string; agreed: boolean };

const form: ContractForm<Fields, zod.output<typeof Body>> = {
  blank: { login: '', password: '', agreed: false },
  schema: Body,
  request: ({ login, ...rest }) => ({ email: login.trim(), ...rest }),
  places: { '/email': 'login', '/phone': 'login', '/token': 'form' },
  check: ({ login }) => ({ login: login === 'admin' ? 'Не\u00a0этот' : undefined }),
};
const right: Fields = { login: ' anna@example.ru ', password: 'lipovyy-chay', agreed: true };

describe('a posted form', () => {
  test('the fields of a posted form are read as typed, and checkboxes as booleans', () => {
    expect(readFields(form, new URLSearchParams('login= a &agreed=on&other=1'))).toEqual({
      login: ' a ',
      password: '',
      agreed: true,
    });
  });

  test('a posted file is read as an empty text', () => {
    const data = new FormData();
    data.set('login', new File([], 'login'));
    expect(readFields(form, data)).toEqual(form.blank);
  });
});

describe('a checked form', () => {
  test('the request of the contract is built from valid fields', () => {
    expect(checkFields(form, right)).toEqual({
      ok: true,
      request: { email: 'anna@example.ru', password: 'lipovyy-chay', agreed: true },
    });
  });

  test('each invalid field gets one error (§5.3.1)', () => {
    expect(checkFields(form, { login: 'anna', password: 'short', agreed: false })).toEqual({
      ok: false,
      errors: {
        login: 'Проверьте адрес почты',
        password: 'Не\u00a0меньше 10\u00a0символов',
        agreed: 'Поставьте отметку, чтобы продолжить',
      },
    });
  });

  test('the form’s own check takes precedence over the schema', () => {
    expect(checkFields(form, { ...right, login: 'admin' })).toEqual({
      ok: false,
      errors: { login: 'Не\u00a0этот' },
    });
  });

  test('checking a form throws if a schema error belongs to none of its fields', () => {
    const broken = { ...form, request: () => ({ ...right, surplus: 1 }), places: {}, check: undefined };
    expect(() => checkFields({ ...broken, blank: { other: '' } }, { other: '' })).toThrow('no request');
  });
});

describe('a refusal of the shop', () => {
  function refusal(...fields: [pointer: string, message: string][]): ApiError {
    const fieldErrors = fields.map(
      ([pointer, message]): FieldError => ({ in: 'body', pointer, code: 'x', message }),
    );
    return new ApiError({
      kind: 'api',
      status: 422,
      requestId: 'r',
      message: 'Проверьте данные',
      fieldErrors,
    });
  }

  test('errors of the shop are assigned to fields by JSON pointer, with the first message for each field', () => {
    expect(
      refusalErrors(
        form,
        refusal(['/email', 'Занято'], ['/phone', 'Второе'], ['/password', 'Слишком простой']),
      ),
    ).toEqual({ login: 'Занято', password: 'Слишком простой' });
  });

  test('an error of the shop is shown beside the button if the form’s `places` say so', () => {
    expect(refusalErrors(form, refusal(['/token', 'Ссылка устарела']))).toEqual({ form: 'Ссылка устарела' });
  });

  test.each([
    [[]],
    [[['/unknown', 'Что-то'] as [string, string]]],
    [[['toString', 'x'] as [string, string]]],
  ])('an error of the shop that belongs to no field of the form is shown beside the button: %j', (fields) => {
    expect(refusalErrors(form, refusal(...fields))).toEqual({ form: 'Проверьте данные' });
  });

  test('an error response without a message is shown as an unknown error', () => {
    expect(refusalErrors(form, new ApiError({ kind: 'server', status: 500, requestId: 'r' }))).toEqual({
      form: 'Неизвестная ошибка',
    });
  });
});
