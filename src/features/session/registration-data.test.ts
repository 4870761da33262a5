import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './password-rule';
import {
  checkRegistration,
  type RegistrationFields,
  readRegistration,
  registrationOf,
} from './registration-data';

const ANNA: RegistrationFields = {
  firstName: 'Анна',
  login: 'anna@example.ru',
  password: 'lipovyy-chay-1986',
  personalDataConsent: true,
  marketingConsent: false,
};
const check = (change: Partial<RegistrationFields>) => checkRegistration({ ...ANNA, ...change });

describe('what is wrong', () => {
  test('nothing, with an e-mail or a phone', () => {
    expect(check({})).toBeUndefined();
    expect(check({ login: '8 999 123-45-67' })).toBeUndefined();
  });

  test('everything at once', () => {
    expect(check({ firstName: '', login: '', password: '', personalDataConsent: false })).toEqual({
      firstName: 'Заполните поле',
      login: 'Заполните поле',
      password: 'Заполните поле',
      personalDataConsent: 'Поставьте отметку, чтобы продолжить',
    });
  });

  test.each([
    [{ password: '123456789' }, { password: 'Не\u00a0меньше 10\u00a0символов' }],
    [{ login: 'anna@' }, { login: 'Проверьте адрес почты' }],
    [{ login: '+375 29 123 45 67' }, { login: expect.stringContaining('российский номер') }],
  ])('%j', (change, errors) => {
    expect(check(change)).toEqual(errors);
  });

  test('the bounds of a password are those of the contract', () => {
    const contract = readFileSync('openapi/schemas/password.yaml', 'utf8');
    expect(contract).toContain(`minLength: ${PASSWORD_MIN}\nmaxLength: ${PASSWORD_MAX}\n`);
    expect(passwordProblem('x'.repeat(PASSWORD_MIN))).toBeUndefined();
    expect(passwordProblem(' '.repeat(PASSWORD_MIN))).toBeUndefined();
  });
});

describe('the call', () => {
  test('sends the address as what it is', () => {
    expect(registrationOf(ANNA)).toEqual({
      firstName: 'Анна',
      email: 'anna@example.ru',
      password: 'lipovyy-chay-1986',
      personalDataConsent: true,
      marketingConsent: false,
    });
    const { phone, ...rest } = registrationOf({ ...ANNA, login: '8 999 123-45-67', marketingConsent: true });
    expect(phone).toBe('+79991234567');
    expect(rest).not.toHaveProperty('email');
    expect(rest.marketingConsent).toBe(true);
  });
});

test('a form is read as it was typed, ticks only where they stand', () => {
  const form = new URLSearchParams(
    'firstName= Анна &login= anna@example.ru&password= x &personalDataConsent=on',
  );
  expect(readRegistration(form)).toEqual({
    firstName: 'Анна',
    login: 'anna@example.ru',
    password: ' x ',
    personalDataConsent: true,
    marketingConsent: false,
  });
});
