import { describe, expect, it } from 'vitest';
import type { ProfileUpdate } from '#contract/zod/zod.schemas.ts';
import { planProfile } from './plan-profile.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const OLD = 'anna@example.ru';
const NEW = 'new@example.ru';
const PHONE = '+79991234567';
const OTHER_PHONE = '+79997654321';

const unknown = { email: null, pendingEmail: null, phone: null, pendingPhone: null, subscriptions: [] };
const asked = {
  phone: '',
  email: OLD,
  firstName: 'Анна',
  middleName: '',
  lastName: '',
  birthDate: null,
  sex: '',
  subscriptions: [],
} satisfies ProfileUpdate;

type Known = Parameters<typeof planProfile>[0];

const plan = (known: Partial<Known>, edit: Partial<ProfileUpdate>, signsInElsewhere = false) =>
  planProfile({ ...unknown, ...known }, { ...asked, ...edit }, { now, signsInElsewhere });

describe('an email address or phone', () => {
  it.each<[string, Partial<Known>, Partial<ProfileUpdate>, object, object[]]>([
    ['an unchanged email address stays as it is', { email: OLD }, {}, { email: OLD, pendingEmail: null }, []],
    [
      'a new email address becomes pending',
      { email: OLD },
      { email: NEW },
      { email: OLD, pendingEmail: NEW },
      [{ channel: 'email', address: NEW }],
    ],
    [
      'an email address in upper case is the same address',
      { email: OLD },
      { email: 'Anna@Example.ru' },
      { email: OLD, pendingEmail: null },
      [],
    ],
    [
      'a pending email address stays pending without another message',
      { email: OLD, pendingEmail: NEW },
      { email: NEW },
      { email: OLD, pendingEmail: NEW },
      [],
    ],
    [
      'a pending email address is removed if the proven one is saved again',
      { email: OLD, pendingEmail: NEW },
      {},
      { email: OLD, pendingEmail: null },
      [],
    ],
    [
      'a new phone becomes pending',
      { email: OLD, phone: PHONE },
      { phone: OTHER_PHONE },
      { phone: PHONE, pendingPhone: OTHER_PHONE },
      [{ channel: 'phone', address: OTHER_PHONE }],
    ],
    [
      'a phone is removed together with the pending phone if the email address stays',
      { email: OLD, phone: PHONE, pendingPhone: OTHER_PHONE },
      { phone: '' },
      { phone: null, pendingPhone: null, phoneConfirmedAt: null },
      [],
    ],
    [
      'an email address is removed if the phone stays',
      { email: OLD, phone: PHONE },
      { email: '', phone: PHONE },
      { email: null, emailConfirmedAt: null, phone: PHONE },
      [],
    ],
    [
      'a phone that was never proven can always be removed',
      { email: OLD, pendingPhone: PHONE },
      { phone: '' },
      { phone: null, pendingPhone: null },
      [],
    ],
  ])('when a profile is saved, %s', (_, known, edit, values, newAddresses) => {
    expect(plan(known, edit)).toMatchObject({ values, newAddresses });
  });

  it('an email address or phone may be removed if the account can still sign in externally', () => {
    expect(plan({ email: OLD, phone: PHONE }, { email: '', phone: '' }, true)).toMatchObject({
      values: { email: null, phone: null },
    });
  });

  it.each<[string, Partial<Known>, Partial<ProfileUpdate>, string[]]>([
    ['the only e-mail', { email: OLD }, { email: '' }, ['/email']],
    ['the only phone', { phone: PHONE }, { email: '', phone: '' }, ['/phone']],
    ['both', { email: OLD, phone: PHONE }, { email: '', phone: '' }, ['/email', '/phone']],
    [
      'the e-mail beside a phone that is not proven',
      { email: OLD, pendingPhone: PHONE },
      { email: '', phone: PHONE },
      ['/email'],
    ],
  ])(
    'an email address or phone cannot be removed if it is the last way to sign in: %s',
    (_, known, edit, pointers) => {
      const found = plan(known, edit);
      expect('errors' in found && found.errors.map(({ pointer }) => pointer)).toEqual(pointers);
    },
  );
});

it('all errors of a profile are reported at once, in Russian', () => {
  expect(plan({ email: OLD }, { email: '', birthDate: '31.02.1990' })).toEqual({
    errors: [
      {
        in: 'body',
        pointer: '/email',
        code: 'last_sign_in_way',
        message: 'Оставьте почту или сначала подтвердите телефон, иначе вы не\u00a0сможете войти',
      },
      {
        in: 'body',
        pointer: '/birthDate',
        code: 'invalid_date',
        message: 'Такой даты нет. Проверьте день и\u00a0месяц',
      },
    ],
  });
});

it('names are trimmed, the birth date is stored as a date, and each subscription is stored once', () => {
  expect(
    plan(
      { email: OLD },
      {
        firstName: ' Анна  ',
        middleName: ' ',
        lastName: ' де ла Крус ',
        birthDate: '08.03.1990',
        sex: 'FEMALE',
        subscriptions: ['EMAIL_NEWS', 'EMAIL_NEWS'],
      },
    ),
  ).toMatchObject({
    values: {
      firstName: 'Анна',
      middleName: '',
      lastName: 'де ла Крус',
      birthDate: '1990-03-08',
      sex: 'FEMALE',
      subscriptions: ['EMAIL_NEWS'],
    },
  });
});

it.each<[string[], ProfileUpdate['subscriptions'], string]>([
  [[], ['EMAIL_NEWS'], 'given'],
  [['SMS_NEWS'], ['EMAIL_NEWS', 'SMS_NEWS'], 'given'],
  [['EMAIL_NEWS', 'SMS_NEWS'], ['SMS_NEWS'], 'as-it-was'],
  [['EMAIL_NEWS'], ['EMAIL_NEWS'], 'as-it-was'],
  [[], [], 'as-it-was'],
  [['EMAIL_NEWS'], [], 'withdrawn'],
])(
  'changing subscriptions from %j to %j means that the marketing consent is %s',
  (before, after, marketing) => {
    expect(plan({ email: OLD, subscriptions: before }, { subscriptions: after })).toMatchObject({
      marketing,
    });
  },
);

it.each<[string[], ProfileUpdate['subscriptions']]>([
  [[], ['SMS_NEWS']],
  [
    ['EMAIL_NEWS', 'SMS_NEWS'],
    ['EMAIL_NEWS', 'PUSH_NEWS'],
  ],
])(
  'changing subscriptions from %j to %j is refused, because the shop sends nothing by the added channel',
  (before, after) => {
    expect(plan({ email: OLD, subscriptions: before }, { subscriptions: after })).toMatchObject({
      errors: [{ pointer: '/subscriptions', code: 'not_offered' }],
    });
  },
);
