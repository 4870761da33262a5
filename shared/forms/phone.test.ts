import { expect, it } from 'vitest';
import { formatPhone, readPhone } from './phone.ts';

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
])('reads %s', (text, expected) => {
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
])('rejects %s as a phone number', (_, text) => {
  expect(readPhone(text)).toBeNull();
});

it.each([
  ['+79991234567', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+799912345678', '+7\u00a0999\u00a0123\u00a045\u00a067\u00a08'],
  ['+7 (999) 123-45-67', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+7999', '+7\u00a0999'],
  ['', ''],
])('%s is shown as %s (§3.5.3)', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
