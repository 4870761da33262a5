import { describe, expect, test } from 'vitest';
import type { Cart, DeliveryMethod } from '@/lib/api';
import { checkFields } from '@/lib/forms/contract-form';
import { testMethod, testPoint } from '../testing';
import { BLANK, type CheckoutFields } from './checkout-fields';
import { type CheckoutFacts, checkoutForm, paymentsFor } from './checkout-form';

const courier = testMethod();
const pickup = testMethod({
  id: 'pickup-point',
  kind: 'pickup-point',
  days: [],
  intervals: [],
  price: 0,
  payments: ['sbp', 'card-on-receipt'],
});
const cart = {
  version: 3,
  discountPrice: 100_000,
  items: [
    { quantity: 2, maxQuantity: 10 },
    { quantity: 1, maxQuantity: 0 },
  ],
} as Cart;
const facts: CheckoutFacts = { cart, city: 'moskva', methods: [courier, pickup], points: [testPoint()] };

const contact = { phone: '8 999 123-45-67', name: ' Анна Петрова ', email: 'anna@example.ru' };
const byCourier: CheckoutFields = {
  ...BLANK,
  ...contact,
  methodId: 'courier',
  address: 'ул.\u00a0Мясницкая, 24',
  flat: '48',
  postalCode: '101000',
  day: '2026-11-25',
  interval: '10:00–14:00',
  fitting: true,
  payment: 'cash',
  personalData: true,
};
const toPoint: CheckoutFields = {
  ...byCourier,
  methodId: 'pickup-point',
  pointCode: 'pvz-1',
  payment: 'card-on-receipt',
};

const check = (fields: CheckoutFields, changed: Partial<CheckoutFacts> = {}) =>
  checkFields(checkoutForm({ ...facts, ...changed }), fields);
const requestOf = (fields: CheckoutFields) => {
  const checked = check(fields);
  return checked.ok ? checked.request : checked.errors;
};
const errorsOf = (fields: CheckoutFields, changed?: Partial<CheckoutFacts>) => {
  const checked = check(fields, changed);
  return checked.ok ? {} : checked.errors;
};

test('a request for delivery by courier has the address, day, hours and the total that the shopper saw', () => {
  expect(requestOf(byCourier)).toEqual({
    contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
    delivery: {
      methodId: 'courier',
      city: 'moskva',
      postalCode: '101000',
      address: 'ул.\u00a0Мясницкая, 24',
      flat: '48',
      entrance: null,
      floor: null,
      intercom: null,
      pointCode: null,
      day: '2026-11-25',
      interval: { from: '10:00', to: '14:00' },
      fitting: true,
    },
    payment: { method: 'cash' },
    comment: null,
    personalDataConsent: true,
    marketingConsent: false,
    seen: { cartVersion: 3, pieces: 2, total: 129_000 },
  });
});

test('the request names another recipient only if the checkbox «forOther» is checked (§3.6.10)', () => {
  const other = { recipientName: ' Мария Орлова', recipientPhone: '8 999 000-00-01' };
  expect(requestOf({ ...byCourier, ...other })).not.toHaveProperty('recipient');
  expect(requestOf({ ...byCourier, ...other, forOther: true })).toMatchObject({
    recipient: { name: 'Мария Орлова', phone: '+79990000001' },
  });
  expect(Object.keys(errorsOf({ ...byCourier, forOther: true }))).toEqual([
    'recipientName',
    'recipientPhone',
  ]);
  expect(errorsOf({ ...byCourier, ...other, forOther: true, recipientPhone: '+44 20 7946 0958' })).toEqual({
    recipientPhone: 'Введите российский номер: он начинается с\u00a0+7',
  });
});

test('if a pick-up point is chosen, the point determines whether fitting is possible', () => {
  const fittingAt = (fitting: DeliveryMethod['fitting']) => {
    const checked = check(toPoint, { points: [testPoint({ fitting })] });
    return checked.ok && checked.request.delivery.fitting;
  };
  expect(fittingAt('whole')).toBe(true);
  expect(fittingAt('none')).toBe(false);
});

test('an order to a point does not contain the address or hours that were typed for a courier (§5.3.6)', () => {
  expect(requestOf(toPoint)).toMatchObject({
    delivery: {
      methodId: 'pickup-point',
      pointCode: 'pvz-1',
      address: null,
      flat: null,
      postalCode: null,
      day: null,
      interval: null,
    },
    seen: { total: 100_000 },
  });
});

test('an empty form gets errors for exactly its required fields', () => {
  expect(errorsOf(BLANK)).toEqual({
    phone: 'Укажите телефон',
    name: 'Укажите имя и\u00a0фамилию',
    email: 'Укажите почту',
    methodId: 'Выберите способ получения',
    payment: 'Выберите способ оплаты',
    personalData: 'Поставьте отметку, чтобы продолжить',
  });
});

describe('fields that the method requires', () => {
  test.each<[string, CheckoutFields, Partial<CheckoutFacts>, object]>([
    ['an address', { ...byCourier, address: ' ' }, {}, { address: 'Укажите улицу и\u00a0дом' }],
    ['a day', { ...byCourier, day: '' }, {}, { day: 'Выберите день доставки' }],
    ['a day with room', { ...byCourier, day: '2026-11-24' }, {}, { day: 'Выберите день доставки' }],
    [
      'hours that are offered',
      { ...byCourier, interval: '22:00–23:00' },
      {},
      { interval: 'Выберите время доставки' },
    ],
    ['a place', { ...toPoint, pointCode: '' }, {}, { pointCode: 'Выберите, где забрать заказ' }],
    [
      'a place of this method',
      { ...toPoint, pointCode: 'store-1' },
      { points: [testPoint({ code: 'store-1', methodId: 'store' })] },
      { pointCode: 'Выберите, где забрать заказ' },
    ],
    ['a way to pay of the place', { ...toPoint, payment: 'sbp' }, {}, { payment: 'Выберите способ оплаты' }],
    ['a method that is there', byCourier, { methods: [pickup] }, { methodId: 'Выберите способ получения' }],
  ])(
    'an order that lacks what its delivery method requires gets an error: %s',
    (_, fields, changed, expected) => {
      expect(errorsOf(fields, changed)).toMatchObject(expected);
    },
  );

  test('a postal code is required only for delivery by post', () => {
    const post = testMethod({ id: 'post', kind: 'post', days: [], intervals: [] });
    const byPost = { ...byCourier, methodId: 'post' };
    const errors = (postalCode: string) => errorsOf({ ...byPost, postalCode }, { methods: [post] });
    expect(errors('101000')).toEqual({});
    expect(errors(' ')).toEqual({ postalCode: 'Укажите индекс: без него почта не\u00a0доставит' });
    expect(errors('1010')).toEqual({ postalCode: 'Введите индекс: шесть цифр' });
    expect(errorsOf({ ...byCourier, postalCode: '' })).toEqual({});
  });

  test('a chosen pick-up point gets no error while the points are loading, because the server checks it', () => {
    expect(errorsOf(toPoint, { points: undefined })).toEqual({});
  });
});

test('the error of a foreign phone says that a Russian number is needed', () => {
  expect(errorsOf({ ...byCourier, phone: '+375 29 123-45-67' })).toEqual({
    phone: 'Введите российский номер: он начинается с\u00a0+7',
  });
});

test('before a method is chosen, all payment methods are shown', () => {
  const methods: DeliveryMethod[] = [courier, pickup];
  expect(paymentsFor(methods, undefined, undefined)).toEqual(['sbp', 'cash', 'card-on-receipt']);
  expect(paymentsFor(methods, pickup, undefined)).toEqual(['sbp', 'card-on-receipt']);
  expect(paymentsFor(methods, pickup, testPoint())).toEqual(['card-on-receipt']);
});
