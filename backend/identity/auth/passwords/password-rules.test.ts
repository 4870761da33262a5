import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCommonPassword } from './password-rules.ts';

it.each([
  '1234567890',
  'QwertyUiop',
  'йцукенгшщз',
  'ghbdtn1234',
  'abcabcabcabc',
  'аааааааааа',
  '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂',
])('the easily guessed password %s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ['the address', 'Anna.Petrova@example.ru'],
  ['its name', 'anna.petrova'],
  ['the phone', '89991234567'],
])('a password that is %s of the shopper is refused', (_, password) => {
  expect(isCommonPassword(password, ['anna.petrova@example.ru', '+79991234567'])).toBe(true);
});

it.each(['lipovyy-chay-1986', 'корабли лавировали', '8465927310'])(
  'the password %s is accepted',
  (password) => {
    expect(isCommonPassword(password, ['anna@example.ru', undefined])).toBe(false);
  },
);

it('the list of common passwords has at least 200, all in lower case and long enough to pass the length check', () => {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  expect(lines.length).toBeGreaterThanOrEqual(200);
  expect(lines.filter((line) => line.length < 10 || line !== line.normalize('NFKC').toLowerCase())).toEqual(
    [],
  );
});
