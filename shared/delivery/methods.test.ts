import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leastMissing, type MethodQuestion, methodsFor } from './methods.ts';
import { method, tableOf } from './testing.ts';

const courier = method({ id: 'courier', kind: 'courier' });
const point = method({ id: 'pickup-point', kind: 'pickup-point' });
const cdek = method({ id: 'cdek', kind: 'pickup-point', carrier: 'cdek' });
const store = method({ id: 'store', kind: 'store', sameDayUntil: '18:00' });

const question: MethodQuestion = {
  table: tableOf([courier, point, cdek, store]),
  place: { cityCode: 'moskva', cityName: 'Москва', region: '', timeZone: 'Europe/Moscow', postalCode: null },
  goods: { sum: 380_000, pieces: 2, isDeliveryFree: false },
  supply: { hasStores: true, hasAllInStore: true, hasPoints: () => true },
  quotes: [{ kind: 'pickup-point', price: 17_500, days: { min: 3, max: 4 } }],
  booked: () => 0,
  now: new Date('2026-11-20T09:00:00Z'),
};
const ask = (other: Partial<MethodQuestion>, id: string) =>
  methodsFor({ ...question, ...other }).find((one) => one.id === id);
const goods = (other: Partial<MethodQuestion['goods']>) => ({ goods: { ...question.goods, ...other } });

it('methodsFor returns delivery methods in the order of the delivery table', () => {
  expect(methodsFor(question).map(({ id }) => id)).toEqual(['courier', 'pickup-point', 'cdek', 'store']);
});

describe('the price of a delivery (§3.7.4)', () => {
  test.each([
    ['is that of the zone', {}, { price: 30_000, freeFrom: 500_000, missingForFree: 120_000 }],
    [
      'is zero from a certain sum on',
      goods({ sum: 500_000 }),
      { price: 0, freeFrom: 500_000, missingForFree: null },
    ],
    [
      'is zero with a promo code for free delivery',
      goods({ isDeliveryFree: true }),
      { price: 0, missingForFree: null },
    ],
    [
      'is that of the zone of all other places, where no sum makes delivery free',
      { place: { ...question.place, cityCode: 'tver' } },
      { price: 45_000, freeFrom: null, missingForFree: null },
    ],
  ])('the price of a delivery %s', (_, other, expected) => {
    expect(ask(other, 'courier')).toMatchObject(expected);
  });

  it('collecting in a store is free if the table has no delivery price for it', () => {
    expect(ask({}, 'store')).toMatchObject({ price: 0, freeFrom: 0, missingForFree: null });
  });
});

describe('delivery methods of a carrier', () => {
  it('a carrier sets price and days of its methods; the table sets from which sum delivery is free', () => {
    expect(ask({}, 'cdek')).toMatchObject({
      price: 17_500,
      missingForFree: 120_000,
      estimated: false,
      firstDay: '2026-11-23',
      lastDay: '2026-11-24',
    });
    expect(ask(goods({ sum: 500_000 }), 'cdek')?.price).toBe(0);
  });
  it('if the carrier does not answer, price and days come from the table, and the price is marked as estimated', () => {
    expect(ask({ quotes: 'failed' }, 'cdek')).toMatchObject({
      price: 30_000,
      estimated: true,
      obstacle: null,
      firstDay: '2026-11-21',
      lastDay: '2026-11-22',
    });
    expect(ask({ quotes: 'failed' }, 'courier')?.estimated).toBe(false);
  });
  it('without an account at the carrier, price and days come from the table, and its methods without points are left out', () => {
    const noPoints = { supply: { ...question.supply, hasPoints: () => false } };
    expect(ask({ quotes: 'not-connected' }, 'cdek')).toMatchObject({ price: 30_000, obstacle: null });
    expect(ask({ quotes: 'not-connected', ...noPoints }, 'cdek')).toBeUndefined();
    expect(ask({ quotes: 'not-connected', ...noPoints, ...goods({ pieces: 0 }) }, 'cdek')).toBeUndefined();
    expect(ask({ quotes: 'not-connected', ...noPoints }, 'pickup-point')?.obstacle?.code).toBe('NO_POINTS');
    expect(ask({ quotes: 'failed', ...noPoints }, 'cdek')?.obstacle?.code).toBe('NO_POINTS');
  });
  it('a method is unavailable if its carrier does not deliver to the place', () => {
    expect(ask({ quotes: [] }, 'cdek')?.obstacle?.code).toBe('NOT_THERE');
  });
});

describe('the delivery days from which a shopper may choose', () => {
  const chosen = { ...courier, daysToChoose: 2, ordersPerDay: 5 };
  const days = (other: Partial<MethodQuestion> = {}) =>
    ask({ table: tableOf([chosen]), ...other }, 'courier')?.days;

  it('a delivery day is full once the limit of orders is reached', () => {
    const booked = (id: string, day: string) => (id === 'courier' && day === '2026-11-22' ? 5 : 4);
    expect(days({ booked })).toEqual([
      { day: '2026-11-22', isFull: true },
      { day: '2026-11-23', isFull: false },
    ]);
  });
  it('a delivery day can be full in one zone and free in others', () => {
    const table = tableOf([chosen]);
    const [moscow] = table.zones;
    if (moscow?.tariffs.courier) moscow.tariffs.courier.ordersPerDay = 2;
    const booked = (_: string, day: string, zone?: string) =>
      zone === undefined ? 4 : Number(zone === 'Москва' && day === '2026-11-22') * 2;
    expect(days({ table, booked })).toEqual([
      { day: '2026-11-22', isFull: true },
      { day: '2026-11-23', isFull: false },
    ]);
  });
  it('delivery days are counted in the time zone of the place', () => {
    const late = { now: new Date('2026-11-20T21:00:00Z') };
    const far = { ...question.place, cityCode: 'tver', timeZone: 'Asia/Kamchatka' };
    // It is Saturday in Moscow, from where the order is sent, and in Kamchatka, where it arrives by Monday.
    expect(days({ ...late, place: far })?.[0]?.day).toBe('2026-11-23');
  });
  it('there are no days to choose from if the method does not offer them', () => {
    expect(ask({}, 'courier')?.days).toEqual([]);
    expect(days({ goods: { ...question.goods, pieces: 0 } })).toEqual([]);
  });
});

describe('why a delivery method is unavailable (§3.7.1)', () => {
  const only = (other: Parameters<typeof method>[0]) => ({ table: tableOf([method(other)]) });
  test.each<[string, Partial<MethodQuestion>, string, string, string]>([
    [
      'the cart is empty',
      goods({ pieces: 0, sum: 0 }),
      'courier',
      'CART_EMPTY',
      'В\u00a0корзине нет товаров',
    ],
    [
      'the zone does not have it',
      { place: { ...question.place, cityCode: 'tver' } },
      'store',
      'NOT_THERE',
      'Сюда так не\u00a0доставляем',
    ],
    [
      'the city has no stores',
      { supply: { ...question.supply, hasStores: false } },
      'store',
      'NO_POINTS',
      'В\u00a0этом городе нет наших магазинов',
    ],
    [
      'the city has no pick-up points',
      { supply: { ...question.supply, hasPoints: ({ carrier }) => carrier !== null } },
      'pickup-point',
      'NO_POINTS',
      'В\u00a0этом городе нет пунктов выдачи',
    ],
    [
      'the sum of the order is too small',
      only({ id: 'courier', kind: 'courier', minSum: 400_000 }),
      'courier',
      'SUM_TOO_LOW',
      'Доступно для заказов от\u00a04\u00a0000\u00a0₽',
    ],
    [
      'the sum of the order is too large',
      only({ id: 'courier', kind: 'courier', maxSum: 300_000 }),
      'courier',
      'SUM_TOO_HIGH',
      'Доступно для заказов до\u00a03\u00a0000\u00a0₽',
    ],
    [
      'the order has too many pieces',
      only({ id: 'locker', kind: 'locker', maxPieces: 1 }),
      'locker',
      'TOO_MANY_PIECES',
      'Помещается не\u00a0больше 1\u00a0вещи',
    ],
  ])('a delivery method is unavailable if %s', (_, other, id, code, text) => {
    expect(ask(other, id)).toMatchObject({
      price: null,
      firstDay: null,
      intervals: [],
      obstacle: { code, text },
    });
  });
});

it('an order can be collected today if one store has all goods, otherwise after their transport to the store', () => {
  expect(ask({}, 'store')?.firstDay).toBe('2026-11-20');
  expect(ask({ supply: { ...question.supply, hasAllInStore: false } }, 'store')?.firstDay).toBe('2026-11-21');
});

describe('the sum that a cart lacks for free delivery', () => {
  it('leastMissing returns the smallest missing sum of all methods, and null if delivery is always free', () => {
    expect(leastMissing(methodsFor(question))).toBe(120_000);
    expect(leastMissing(methodsFor({ ...question, ...goods({ sum: 500_000 }) }))).toBeNull();
  });

  it('delivery is free once goods for exactly the missing sum are added (§3.7.4)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700_000 }), (sum) => {
        const missing = leastMissing(methodsFor({ ...question, ...goods({ sum }) }));
        if (missing === null) return;
        expect(ask(goods({ sum: sum + missing }), 'courier')?.price).toBe(0);
        expect(ask(goods({ sum: sum + missing - 1 }), 'courier')?.price).toBe(30_000);
      }),
    );
  });
});
