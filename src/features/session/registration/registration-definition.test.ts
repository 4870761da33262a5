import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PasswordMax, PasswordMin } from '@/lib/api/schemas';
import { checkFields, readFields } from '@/lib/forms/contract-form';
import { type RegistrationFields, registrationForm } from './registration-definition';

const ANNA: RegistrationFields = {
  firstName: 'Анна',
  login: 'anna@example.ru',
  password: 'lipovyy-chay-1986',
  personalDataConsent: true,
  marketingConsent: false,
};
function wrong(change: Partial<RegistrationFields>) {
  const checked = checkFields(registrationForm, { ...ANNA, ...change });
  return checked.ok ? undefined : checked.errors;
}
function sent(change: Partial<RegistrationFields>) {
  const checked = checkFields(registrationForm, { ...ANNA, ...change });
  return checked.ok ? checked.request : undefined;
}

describe('errors', () => {
  test('a valid form with an email address or a phone number has no errors', () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ login: '8 999 123-45-67' })).toBeUndefined();
  });

  test('all wrong fields of the form are reported at once', () => {
    expect(wrong({ firstName: '', login: '', password: '', personalDataConsent: false })).toEqual({
      firstName: 'Укажите имя',
      login: 'Укажите телефон или\u00a0почту',
      password: 'Введите пароль',
      personalDataConsent: 'Поставьте отметку, чтобы продолжить',
    });
  });

  test.each([
    [{ firstName: '  ' }, { firstName: 'Укажите имя' }],
    [{ firstName: 'А'.repeat(61) }, { firstName: 'Не\u00a0больше 60\u00a0символов' }],
    [{ password: '123456789' }, { password: 'Не\u00a0меньше 10\u00a0символов' }],
    [{ password: 'x'.repeat(PasswordMax + 1) }, { password: 'Не\u00a0больше 128\u00a0символов' }],
    [{ login: 'anna@' }, { login: 'Проверьте адрес почты' }],
    [{ login: '+7 999' }, { login: 'Введите телефон полностью' }],
    [{ login: '+375 29 123 45 67' }, { login: expect.stringContaining('российский номер') }],
  ])('the wrong fields %j get their errors', (change, errors) => {
    expect(wrong(change)).toEqual(errors);
  });

  test('the minimum and maximum length of a password are those of the contract', () => {
    const contract = readFileSync('openapi/schemas/password.yaml', 'utf8');
    expect(contract).toContain(`minLength: ${PasswordMin}\nmaxLength: ${PasswordMax}\n`);
    expect(wrong({ password: 'x'.repeat(PasswordMin) })).toBeUndefined();
    expect(wrong({ password: ' '.repeat(PasswordMin) })).toBeUndefined();
  });
});

describe('the request', () => {
  test('the request has the login as email address or phone; only with an email address it may consent to news', () => {
    expect(sent({ firstName: ' Анна ' })).toEqual({
      firstName: 'Анна',
      email: 'anna@example.ru',
      password: 'lipovyy-chay-1986',
      personalDataConsent: true,
      marketingConsent: false,
    });
    const byPhone = sent({ login: '8 999 123-45-67', marketingConsent: true });
    expect(byPhone).toMatchObject({ phone: '+79991234567', marketingConsent: false });
    expect(byPhone).not.toHaveProperty('email');
    expect(sent({ marketingConsent: true })).toMatchObject({ marketingConsent: true });
  });
});

test('fields are read as typed, and an unchecked consent is false', () => {
  const form = new URLSearchParams(
    'firstName= Анна &login= anna@example.ru&password= x &personalDataConsent=on',
  );
  expect(readFields(registrationForm, form)).toEqual({
    firstName: ' Анна ',
    login: ' anna@example.ru',
    password: ' x ',
    personalDataConsent: true,
    marketingConsent: false,
  });
});
