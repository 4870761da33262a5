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
  test('is read with texts as typed, and checkboxes as booleans', () => {
    expect(readFields(form, new URLSearchParams('login= a &agreed=on&other=1'))).toEqual({
      login: ' a ',
      password: '',
      agreed: true,
    });
  });

  test('counts a file as empty', () => {
    const data = new FormData();
    data.set('login', new File([], 'login'));
    expect(readFields(form, data)).toEqual(form.blank);
  });
});

describe('a checked form', () => {
  test('becomes the request of the contract', () => {
    expect(checkFields(form, right)).toEqual({
      ok: true,
      request: { email: 'anna@example.ru', password: 'lipovyy-chay', agreed: true },
    });
  });

  test('gets one error for each wrong field (§5.3.1)', () => {
    expect(checkFields(form, { login: 'anna', password: 'short', agreed: false })).toEqual({
      ok: false,
      errors: {
        login: 'Проверьте адрес почты',
        password: 'Не\u00a0меньше 10\u00a0символов',
        agreed: 'Поставьте отметку, чтобы продолжить',
      },
    });
  });

  test('shows its own errors before those of the schema', () => {
    expect(checkFields(form, { ...right, login: 'admin' })).toEqual({
      ok: false,
      errors: { login: 'Не\u00a0этот' },
    });
  });

  test('throws if the errors of the schema belong to no field of the form', () => {
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

  test('has its errors assigned to fields by JSON pointer, with the first message for each field', () => {
    expect(
      refusalErrors(
        form,
        refusal(['/email', 'Занято'], ['/phone', 'Второе'], ['/password', 'Слишком простой']),
      ),
    ).toEqual({ login: 'Занято', password: 'Слишком простой' });
  });

  test('is shown beside the button if the form says so', () => {
    expect(refusalErrors(form, refusal(['/token', 'Ссылка устарела']))).toEqual({ form: 'Ссылка устарела' });
  });

  test.each([
    [[]],
    [[['/unknown', 'Что-то'] as [string, string]]],
    [[['toString', 'x'] as [string, string]]],
  ])('is shown beside the button if it concerns no field of the form: %j', (fields) => {
    expect(refusalErrors(form, refusal(...fields))).toEqual({ form: 'Проверьте данные' });
  });

  test('without a message is shown as an unknown error', () => {
    expect(refusalErrors(form, new ApiError({ kind: 'server', status: 500, requestId: 'r' }))).toEqual({
      form: 'Неизвестная ошибка',
    });
  });
});
