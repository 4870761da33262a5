import { describe, expect, test } from 'vitest';
import { isWholePhone, phoneOf, typedPhone } from './phone-input';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['', ''],
  ['+', '+'],
  ['8', '+7'],
  ['9', '+79'],
  ['89991234567', '+79991234567'],
  ['8 (999) 123-45-67', '+79991234567'],
  ['9991234567', '+79991234567'],
  ['79991234567', '+79991234567'],
  ['+7 999 123 45 67', '+79991234567'],
  ['+7 89991234567', '+79991234567'],
  ['+7 79991234567', '+79991234567'],
  ['+7 999 123 45 678', '+79991234567'],
  ['4951234567', '+74951234567'],
  ['+375 29 123 45 67', '+375291234567'],
  ['+1234567890123456789', '+123456789012345'],
  ['телефон', ''],
])('the typed text «%s» is the phone number «%s»', (typed, e164) => {
  expect(phoneOf(typed)).toBe(e164);
});

test.each([
  ['+79991234567', true],
  ['+7999123456', false],
  ['+375291234567', true],
  ['+', false],
  ['', false],
])('the phone number %s is complete: %s', (e164, whole) => {
  expect(isWholePhone(e164)).toBe(whole);
});

describe('while typing', () => {
  test('digits are grouped while typing, and the caret stays at the end', () => {
    let text = '';
    for (const key of '89991234567') {
      const next = typedPhone(text + key, text.length + 1);
      expect(next.caret).toBe(next.text.length);
      text = next.text;
    }
    expect(spaced(text)).toBe('+7 999 123 45 67');
  });

  test('after a digit is inserted in the middle, the caret is right after it', () => {
    const before = typedPhone('+7999123', 8).text;
    const next = typedPhone(`${before.slice(0, 4)}5${before.slice(4)}`, 5);
    expect(spaced(next.text)).toBe('+7 959 912 3');
    expect(next.caret).toBe(5);
  });

  test('deleting at a space between groups moves on to the digit before it', () => {
    const next = typedPhone('+7\u00a0999123\u00a045', 6);
    expect(spaced(next.text)).toBe('+7 999 123 45');
    expect(next.caret).toBe(6);
  });
});
