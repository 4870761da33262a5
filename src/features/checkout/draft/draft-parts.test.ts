import { expect, test } from 'vitest';
import { BLANK } from '../fields/checkout-fields';
import { partsOf } from './draft-parts';

test('contains the filled-in fields', () => {
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

test('leaves out incomplete and invalid values, and nothing else', () => {
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
