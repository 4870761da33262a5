import { expect, test } from 'vitest';
import { checkLogin } from './login-form-data';

test.each([
  ['anna@example.ru', 'secret', undefined],
  ['', '', { login: 'Заполните поле', password: 'Заполните поле' }],
  ['   ', 'secret', { login: 'Заполните поле' }],
  ['anna@example.ru', '', { password: 'Заполните поле' }],
  ['anna@example.ru', ' ', undefined],
  ['8 999 123-45-67', 'secret', undefined],
  ['+7 999 123 45', 'secret', { login: 'Введите телефон полностью' }],
])('%j and %j', (login, password, errors) => {
  expect(checkLogin({ login, password })).toEqual(errors);
});
