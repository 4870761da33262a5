import { expect, test } from 'vitest';
import { checkLogin } from './login-form-data';

test.each([
  ['anna@example.ru', 'secret', undefined],
  ['', '', { login: 'Заполните поле', password: 'Заполните поле' }],
  ['   ', 'secret', { login: 'Заполните поле' }],
  ['anna@example.ru', '', { password: 'Заполните поле' }],
  ['anna@example.ru', ' ', undefined],
])('%j and %j', (login, password, errors) => {
  expect(checkLogin({ login, password })).toEqual(errors);
});
