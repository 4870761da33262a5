import { expect, test } from 'vitest';
import type { DeliveryPoint } from '@/lib/api';
import { testPoint } from '../testing';
import { hoursOf, placeOf, pointTerm, servicesOf, storageOf, titleOf } from './point-words';

const TODAY = '2026-11-22';
const store = (rest: Partial<DeliveryPoint>) =>
  testPoint({ kind: 'store', name: 'Витрина на\u00a0Мясницкой', stock: { pieces: 4, wanted: 4 }, ...rest });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the title of a pick-up point is its address, and the title of a store is its name', () => {
  expect(plain(titleOf(testPoint()))).toBe('ул. Тверская, 12');
  expect(placeOf(testPoint())).toBe('Метро «Пушкинская»');
  expect(plain(titleOf(store({})))).toBe('Витрина на Мясницкой');
  expect(plain(placeOf(store({})))).toBe('ул. Тверская, 12, метро «Пушкинская»');
  expect(plain(placeOf(store({ landmark: 'ТРЦ «Аура»' })))).toBe('ул. Тверская, 12, ТРЦ «Аура»');
});

test.each([
  [testPoint(), '25–27 ноября'],
  [testPoint({ estimated: true }), '25–27 ноября (ориентировочно)'],
  [testPoint({ firstDay: null, lastDay: null, price: null }), 'Для этого заказа не подходит'],
  [store({ firstDay: TODAY, lastDay: TODAY }), 'Можно забрать сегодня'],
  [
    store({ stock: { pieces: 3, wanted: 4 }, firstDay: '2026-11-25', lastDay: '2026-11-25' }),
    'Можно забрать 25 ноября. 3 из 4 вещей уже в магазине',
  ],
  [store({ stock: { pieces: 0, wanted: 4 } }), 'Можно забрать 25–27 ноября'],
])('a point says when an order can be collected there (case %#)', (point, expected) => {
  expect(plain(pointTerm(point, TODAY))).toBe(expected);
});

test('opening hours name the closing time of today, unless it is a special day', () => {
  const now = new Date(`${TODAY}T09:00:00Z`);
  const hours = (rest: Partial<DeliveryPoint>) => plain(hoursOf(store(rest), 'Europe/Moscow', now));
  const closed = { day: TODAY, opens: null, closes: null, reason: 'переучёт' };
  expect(hours({})).toBe('Наш магазин. Открыто до 21:00');
  expect(hours({ specialDays: [{ ...closed, opens: '10:00', closes: '18:00', reason: null }] })).toBe(
    'Наш магазин. Открыто до 18:00',
  );
  expect(hours({ specialDays: [closed] })).toBe(
    'Наш магазин. Сегодня закрыто: переучёт, откроется завтра в 09:00',
  );
});

test('a point lists its services, and for how long it stores an order', () => {
  expect(plain(storageOf(store({ storageDays: 3 })))).toBe('Есть все 4 вещи. Заказ будет храниться 3 дня');
  const withStock = (wanted: number) => plain(storageOf(store({ stock: { pieces: wanted, wanted } })));
  expect(withStock(1)).toBe('Вещь есть в магазине. Заказ будет храниться 7 дней');
  expect(withStock(2)).toBe('Есть обе вещи. Заказ будет храниться 7 дней');
  expect(plain(storageOf(testPoint()))).toBe('Заказ будет храниться 7 дней');
  expect(servicesOf(testPoint()).map(plain)).toEqual(['примерка', 'оплата картой']);
  expect(servicesOf(testPoint({ fitting: 'none', payments: ['sbp'] }))).toEqual([]);
});
