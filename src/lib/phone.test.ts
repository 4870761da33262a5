import { expect, test } from 'vitest';
import { formatPhone } from './phone';

test.each([
  ['+79991234567', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+799912345678', '+7\u00a0999\u00a0123\u00a045\u00a067\u00a08'],
  ['+7 (999) 123-45-67', '+7\u00a0999\u00a0123\u00a045\u00a067'],
  ['+7999', '+7\u00a0999'],
  ['', ''],
])('%s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
