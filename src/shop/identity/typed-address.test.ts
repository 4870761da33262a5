import { expect, test } from 'vitest';
import { addressProblem, readAddress } from './typed-address';

test.each([
  ['anna@example.ru', 'email', 'anna@example.ru'],
  [' Анна@пример.рф ', 'email', 'анна@xn--e1afmkfd.xn--p1ai'],
  ['anna', 'email', 'anna'],
  ['8 (999) 123-45-67', 'phone', '+79991234567'],
  ['999 123 45 67', 'phone', '+79991234567'],
  ['+375 29 123 45 67', 'phone', '+375291234567'],
])('the typed login %j is read as: %s', (text, kind, value) => {
  expect(readAddress(text)).toEqual({ kind, value });
});

test.each([
  ['anna@example.ru', undefined],
  ['8 999 123-45-67', undefined],
  ['+375 29 123 45 67', undefined],
  ['', 'Укажите телефон или\u00a0почту'],
  ['   ', 'Укажите телефон или\u00a0почту'],
  ['+7 999 123 45', 'Введите телефон полностью'],
  ['12', 'Введите телефон полностью'],
  ['anna', 'Проверьте адрес почты'],
  ['anna@', 'Проверьте адрес почты'],
  ['anna@example', 'Проверьте адрес почты'],
  ['anna petrova@example.ru', 'Проверьте адрес почты'],
])('the error of the typed address %j is %s', (text, problem) => {
  expect(addressProblem(text)).toBe(problem);
});
