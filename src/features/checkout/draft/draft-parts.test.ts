import { expect, test } from 'vitest';
import { BLANK } from '../fields/checkout-fields';
import { partsOf } from './draft-parts';

test('the draft parts contain the filled-in fields, in the format of the contract', () => {
  const fields = {
    ...BLANK,
    phone: '8 999 123-45-67',
    name: 'Анна',
    methodId: 'courier',
    interval: '10:00–14:00',
    fitting: true,
    payment: 'cash',
    comment: 'Код 12',
  };
  expect(partsOf(fields, 'moskva')).toMatchObject({
    contact: { phone: '+79991234567', name: 'Анна', email: null },
    delivery: {
      city: 'moskva',
      methodId: 'courier',
      interval: { from: '10:00', to: '14:00' },
      fitting: true,
    },
    payment: { method: 'cash' },
    comment: 'Код 12',
  });
});

test('the draft parts leave out only values that are incomplete or invalid', () => {
  const fields = {
    ...BLANK,
    phone: '8 999',
    name: 'Анна',
    email: 'anna@',
    postalCode: '12',
    payment: 'gold',
  };
  expect(partsOf(fields, 'moskva')).toMatchObject({
    contact: { phone: null, name: 'Анна', email: null },
    delivery: { city: 'moskva', postalCode: null },
    payment: { method: null },
  });
});
