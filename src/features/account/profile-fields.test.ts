import { describe, expect, test } from 'vitest';
import { accountUpdate, changedFields, fieldsOf, profileUpdate } from './profile-fields';
import { testAccount } from './testing';

describe('the form of an account', () => {
  test('missing values of the account are empty strings in the profile form (§5.2.2)', () => {
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

  test('the email field has the confirmed address if there is one, otherwise the pending one', () => {
    expect(fieldsOf(testAccount({ pendingEmail: 'new@example.ru' })).email).toBe('anna@example.ru');
    expect(fieldsOf(testAccount({ email: '', pendingEmail: 'new@example.ru' })).email).toBe('new@example.ru');
  });
});

test('a change of case counts as a change in names, but not in email addresses', () => {
  const shown = fieldsOf(testAccount());
  expect(changedFields({ ...shown, email: 'Anna@Example.ru' }, shown)).toEqual([]);
  expect(changedFields({ ...shown, lastName: 'лебедева' }, shown)).toEqual(['lastName']);
});

describe('an update', () => {
  const shown = fieldsOf(testAccount());

  test('an update without changed fields equals the account and keeps its pending address', () => {
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

  test('an emptied birth date is null in the update (§5.2.2)', () => {
    expect(profileUpdate({ ...shown, birthDate: '' }, shown, testAccount()).birthDate).toBeNull();
  });

  test('an update contains the typed fields, and the latest account values in all others', () => {
    const fresh = testAccount({ lastName: 'Орлова', phone: '+79990000000', subscriptions: [] });
    expect(profileUpdate({ ...shown, firstName: 'Ася', phone: '+79112223344' }, shown, fresh)).toEqual({
      ...accountUpdate(fresh),
      firstName: 'Ася',
      phone: '+79112223344',
    });
  });
});
