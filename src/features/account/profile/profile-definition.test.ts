import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type FieldError } from '@/lib/api';
import { checkFields, refusalErrors } from '@/lib/forms/contract-form';
import { fieldsOf, type ProfileFields } from '../profile-fields';
import { testAccount } from '../testing';
import { profileForm } from './profile-definition';

const fields = fieldsOf(testAccount());
function wrong(change: Partial<ProfileFields>) {
  const checked = checkFields(profileForm, { ...fields, ...change });
  return checked.ok ? undefined : checked.errors;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('errors found without asking the server', () => {
  test('a complete profile and one with only a first name have no errors', () => {
    expect(wrong({})).toBeUndefined();
    const bare = { lastName: '', middleName: '', birthDate: '', sex: '', phone: '', email: '' } as const;
    expect(wrong(bare)).toBeUndefined();
  });

  test.each([
    ['firstName', '', 'Укажите имя'],
    ['lastName', 'Л'.repeat(61), 'Не\u00a0больше 60\u00a0символов'],
    ['birthDate', '08.03', 'Введите дату в\u00a0формате ДД.ММ.ГГГГ'],
    ['birthDate', '31.02.1990', 'Такой даты нет. Проверьте день и\u00a0месяц'],
    ['birthDate', '22.11.2026', 'Дата рождения не\u00a0может быть в\u00a0будущем'],
    ['birthDate', '31.12.1899', 'Проверьте год рождения'],
    ['phone', '+7999123456', 'Введите телефон полностью'],
    ['phone', '+', 'Введите телефон полностью'],
    ['phone', '+375291234567', 'Введите российский номер: он начинается с\u00a0+7'],
    ['email', 'anna', 'Проверьте адрес почты'],
    ['email', 'anna@example', 'Проверьте адрес почты'],
  ] as const)('the field %s has an error if its value is «%s»', (field, text, message) => {
    expect(wrong({ [field]: text })).toEqual({ [field]: message });
  });

  test('a birth date of today is accepted', () => {
    expect(wrong({ birthDate: '21.11.2026' })).toBeUndefined();
  });
});

describe('a refusal', () => {
  const refusal = (status: number, fieldErrors: Partial<FieldError>[] = []) =>
    refusalErrors(
      profileForm,
      new ApiError({
        kind: 'api',
        status,
        message: 'Проверьте введённые данные',
        requestId: 'id',
        fieldErrors: fieldErrors as FieldError[],
      }),
    );

  test('errors of a refusal are assigned to fields by JSON pointer, with the first message for each field', () => {
    expect(
      refusal(422, [
        { pointer: '/phone', message: 'Номер занят' },
        { pointer: '/birthDate', message: 'Слишком давно' },
        { pointer: '/phone', message: 'И ещё' },
      ]),
    ).toEqual({ phone: 'Номер занят', birthDate: 'Слишком давно' });
  });

  test('an error about a field that the form does not show is displayed beside the button', () => {
    expect(refusal(422, [{ pointer: '/subscriptions/0', message: 'Нет такой' }])).toEqual({
      form: 'Проверьте введённые данные',
    });
    expect(refusal(503)).toEqual({ form: 'Проверьте введённые данные' });
  });
});
