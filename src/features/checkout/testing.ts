import type { DeliveryMethod, DeliveryPoint } from '@/lib/api';

/** Delivery by courier for 290 ₽, with days and hours to choose from. */
export function testMethod(rest: Partial<DeliveryMethod> = {}): DeliveryMethod {
  return {
    id: 'courier',
    kind: 'courier',
    name: 'Курьером',
    price: 29_000,
    freeFrom: null,
    missingForFree: null,
    firstDay: '2026-11-24',
    lastDay: '2026-11-25',
    days: [
      { day: '2026-11-24', isFull: true },
      { day: '2026-11-25', isFull: false },
    ],
    intervals: [{ from: '10:00', to: '14:00' }],
    fitting: 'partial',
    payments: ['sbp', 'cash'],
    estimated: false,
    obstacle: null,
    ...rest,
  };
}

export function testPoint(rest: Partial<DeliveryPoint> = {}): DeliveryPoint {
  return {
    code: 'pvz-1',
    kind: 'pickup-point',
    methodId: 'pickup-point',
    name: 'Пункт выдачи на\u00a0Тверской',
    cityCode: 'moskva',
    address: 'ул.\u00a0Тверская, 12',
    landmark: 'Метро «Пушкинская»',
    phone: null,
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '21:00' }],
    specialDays: [],
    latitude: 55.76,
    longitude: 37.6,
    fitting: 'whole',
    payments: ['card-on-receipt'],
    storageDays: 7,
    stock: null,
    price: 19_000,
    estimated: false,
    firstDay: '2026-11-25',
    lastDay: '2026-11-27',
    ...rest,
  };
}
