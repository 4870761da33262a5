import { expect, it } from 'vitest';
import { dialled, formatPhone, readOfficePhone, readPhone } from './phone.ts';

it.each([
  ['+79991234567', '+79991234567'],
  ['89991234567', '+79991234567'],
  ['8 (999) 123-45-67', '+79991234567'],
  ['+7 999 123 45 67', '+79991234567'],
  ['+7\u00a0999\u00a0123‑45‑67'.replaceAll('‑', '–'), '+79991234567'],
  ['9991234567', '+79991234567'],
  ['7 999 1234567', '+79991234567'],
  ['+7 8 999 123 45 67', '+79991234567'],
  ['84951234567', '+74951234567'],
  [' 8.800.555.35.35 ', '+78005553535'],
  ['\u202a+7\u2009999\u202f123‑45‑67\u202c', '+79991234567'],
  ['«8 999 123 45 67».', '+79991234567'],
  ['tel:+79991234567', '+79991234567'],
  ['тел. 8 999 123-45-67', '+79991234567'],
  ['8 9О9 12З-45-67', '+79091234567'],
])('readPhone reads %s', (text, expected) => {
  expect(readPhone(text)).toBe(expected);
});

it.each([
  ['half a number', '999123456'],
  ['a number with too many digits', '899912345678'],
  ['a plus with an 8', '+8 999 1234567'],
  ['Kazakhstan', '+77011234567'],
  ['Belarus', '+375291234567'],
  ['nothing', ''],
  ['a plus', '+'],
  ['letters', 'anna9991234567'],
  ['a plus inside', '8+9991234567'],
  ['an e-mail address', '89991234567@example.ru'],
])('readPhone rejects %s', (_, text) => {
  expect(readPhone(text)).toBeNull();
});

it.each([
  ['+79991234567', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+799912345678', '+7\u00a0999\u00a0123\u00a045\u00a067\u00a08'],
  ['+7 (999) 123-45-67', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+7999', '+7\u00a0999'],
  ['', ''],
])('the phone number %s is shown as %s (§3.5.3)', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

it.each([
  ['+7(4852)31-31-31 доб. 12', '+74852313131;ext=12'],
  ['8 (4852) 31-31-31, доб.12', '+74852313131;ext=12'],
  ['8 (4852) 31-31-31 (доб. 12)', '+74852313131;ext=12'],
  ['+7 485 231-31-31 вн. № 7', '+74852313131;ext=7'],
  ['+74852313131 ext 1204', '+74852313131;ext=1204'],
  ['+74852313131;ext=12', '+74852313131;ext=12'],
  ['84852313131 #5', '+74852313131;ext=5'],
  ['8 4942 10-10-10', '+74942101010'],
  ['+7 485 231-31-31 доб.', null],
  ['доб. 12', null],
  ['+7 485 231-31-31 кабинет 12', null],
])('readOfficePhone reads %s', (text, expected) => {
  expect(readOfficePhone(text)).toBe(expected);
});

it.each([
  ['+74852313131', '+74852313131', '+7\u00a0485\u00a0231\u00a031\u00a031'],
  ['+74852313131;ext=12', '+74852313131,12', '+7\u00a0485\u00a0231\u00a031\u00a031, доб.\u00a012'],
])('the phone number %s is dialled and shown with its extension', (phone, address, text) => {
  expect(dialled(phone)).toBe(address);
  expect(formatPhone(phone)).toBe(text);
});

it('dialled makes a `tel:` URL of a phone number in any spelling', () => {
  expect(dialled('8 (800) 555-35-35, доб. 3')).toBe('88005553535,3');
});
