import { expect, test } from 'vitest';
import { checkFields } from '@/lib/forms/contract-form';
import { loginForm } from './login-definition';

test.each([
  ['', '', { login: 'Укажите телефон или\u00a0почту', password: 'Введите пароль' }],
  ['   ', 'secret', { login: 'Укажите телефон или\u00a0почту' }],
  ['anna@example.ru', '', { password: 'Введите пароль' }],
  ['+7 999 123 45', 'secret', { login: 'Введите телефон полностью' }],
])('the login %j with the password %j is not accepted', (login, password, errors) => {
  expect(checkFields(loginForm, { login, password })).toEqual({ ok: false, errors });
});

test.each([
  [' anna@example.ru ', 'secret', 'anna@example.ru'],
  ['anna@example.ru', ' ', 'anna@example.ru'],
  ['8 999 123-45-67', 'secret', '+79991234567'],
  ['«Anna@почта.рф»', 'secret', 'anna@xn--80a1acny.xn--p1ai'],
])('the login %j with the password %j can be sent', (login, password, sent) => {
  expect(checkFields(loginForm, { login, password })).toEqual({
    ok: true,
    request: { login: sent, password },
  });
});
