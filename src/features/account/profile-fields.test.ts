import { describe, expect, test } from 'vitest';
import { accountUpdate, changedFields, fieldsOf, profileUpdate } from './profile-fields';
import { testAccount } from './testing';

describe('the form of an account', () => {
  test('shows empty strings for what is missing (§5.2.2)', () => {
    const bare = testAccount({ birthDate: null, sex: '', phone: '', lastName: '' });
    expect(fieldsOf(bare)).toEqual({
      lastName: '',
      firstName: 'Анна',
      middleName: '',
      birthDate: '',
      sex: '',
      phone: '',
      email: 'anna@example.ru',
    });
  });

  test('shows the confirmed address if there is one, otherwise the pending one', () => {
    expect(fieldsOf(testAccount({ pendingEmail: 'new@example.ru' })).email).toBe('anna@example.ru');
    expect(fieldsOf(testAccount({ email: '', pendingEmail: 'new@example.ru' })).email).toBe('new@example.ru');
  });
});

test('ignores case in addresses, but not in names', () => {
  const shown = fieldsOf(testAccount());
  expect(changedFields({ ...shown, email: 'Anna@Example.ru' }, shown)).toEqual([]);
  expect(changedFields({ ...shown, lastName: 'лебедева' }, shown)).toEqual(['lastName']);
});

describe('an update', () => {
  const shown = fieldsOf(testAccount());

  test('an update without changes equals the account, and a pending address stays pending', () => {
    const account = testAccount({ pendingEmail: 'new@example.ru' });
    expect(profileUpdate(fieldsOf(account), fieldsOf(account), account)).toEqual({
      phone: '+79991234567',
      email: 'new@example.ru',
      firstName: 'Анна',
      middleName: '',
      lastName: 'Лебедева',
      birthDate: '08.03.1990',
      sex: 'FEMALE',
      subscriptions: ['EMAIL_NEWS'],
    });
  });

  test('makes an emptied birth date null (§5.2.2)', () => {
    expect(profileUpdate({ ...shown, birthDate: '' }, shown, testAccount()).birthDate).toBeNull();
  });

  test('contains what was typed, and keeps what another tab has changed', () => {
    const fresh = testAccount({ lastName: 'Орлова', phone: '+79990000000', subscriptions: [] });
    expect(profileUpdate({ ...shown, firstName: 'Ася', phone: '+79112223344' }, shown, fresh)).toEqual({
      ...accountUpdate(fresh),
      firstName: 'Ася',
      phone: '+79112223344',
    });
  });
});
