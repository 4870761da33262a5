import { describe, expect, test } from 'vitest';
import { ApiError, type FieldError } from '@/lib/api';
import { checkProfile, refusedProfile } from './profile-errors';
import { fieldsOf } from './profile-fields';
import { testAccount } from './testing';

const fields = fieldsOf(testAccount());
const now = new Date(2026, 10, 21, 12, 0);

describe('what can be told without asking', () => {
  test('a whole profile is right, and so is one of a first name alone', () => {
    expect(checkProfile(fields, now)).toEqual({});
    const bare = { lastName: '', middleName: '', birthDate: '', sex: '', phone: '', email: '' } as const;
    expect(checkProfile({ ...fields, ...bare }, now)).toEqual({});
  });

  test.each([
    ['firstName', '', 'Заполните поле'],
    ['birthDate', '08.03', 'Введите дату в\u00a0формате ДД.ММ.ГГГГ'],
    ['birthDate', '31.02.1990', 'Такой даты нет. Проверьте день и\u00a0месяц'],
    ['birthDate', '22.11.2026', 'Дата рождения не\u00a0может быть в\u00a0будущем'],
    ['phone', '+7999123456', 'Введите телефон полностью'],
    ['phone', '+', 'Введите телефон полностью'],
    ['phone', '+375291234567', 'Введите российский номер: он начинается с\u00a0+7'],
    ['email', 'anna', 'Проверьте адрес почты'],
    ['email', 'anna@example', 'Проверьте адрес почты'],
  ] as const)('%s «%s» is wrong', (field, text, message) => {
    expect(checkProfile({ ...fields, [field]: text }, now)).toEqual({ [field]: message });
  });

  test('somebody may be born today', () => {
    expect(checkProfile({ ...fields, birthDate: '21.11.2026' }, now)).toEqual({});
  });
});

describe('a refusal', () => {
  const refusal = (status: number, fieldErrors: Partial<FieldError>[] = []) =>
    refusedProfile(
      new ApiError({
        kind: 'api',
        status,
        message: 'Проверьте введённые данные',
        requestId: 'id',
        fieldErrors: fieldErrors as FieldError[],
      }),
    );

  test('goes to its fields by their pointers, the first word about each', () => {
    expect(
      refusal(422, [
        { pointer: '/phone', message: 'Номер занят' },
        { pointer: '/birthDate', message: 'Слишком давно' },
        { pointer: '/phone', message: 'И ещё' },
      ]),
    ).toEqual({ phone: 'Номер занят', birthDate: 'Слишком давно' });
  });

  test('of something the form does not show stands beside the button', () => {
    expect(refusal(422, [{ pointer: '/subscriptions/0', message: 'Нет такой' }])).toEqual({
      form: 'Проверьте введённые данные',
    });
    expect(refusal(503)).toEqual({ form: 'Проверьте введённые данные' });
  });

  test('for want of a session asks to sign in', () => {
    expect(refusal(401).signedOut).toBe(true);
  });
});
