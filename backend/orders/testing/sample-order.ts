import { coverOf } from '../../domain/presentation.ts';
import type { NewOrder } from '../queries/write-order.ts';

/** The data of an order of one T-shirt for one rouble, by courier to Kazan. */
export const sampleOrder = ({ articleId }: { articleId: string }): Omit<NewOrder, 'id' | 'placedAt'> => ({
  ownerId: null,
  payment: 'cash',
  goodsSum: 100,
  discountSum: 0,
  total: 100,
  contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
  recipient: undefined,
  delivery: {
    methodId: 'courier',
    kind: 'courier',
    name: 'Курьером',
    cityCode: 'kazan',
    cityName: 'Казань',
    point: null,
    day: null,
    interval: null,
    leavesOn: '2026-11-23',
    firstDay: '2026-11-23',
    lastDay: '2026-11-25',
    storageDays: null,
    fitting: false,
    price: 0,
  },
  lines: [
    {
      articleId,
      productUrl: 'futbolka-1-belaya',
      sku: 'F-1',
      name: 'Футболка',
      size: '46',
      colour: { colorFamily: 'Белый', displayValue: 'Белый', value: 'WHITE', hex: '#f2f1ed' },
      picture: coverOf([]),
      quantity: 1,
      isGift: false,
      unitPriceBefore: 100,
      total: 100,
      discounts: [],
      vatRate: 22,
    },
  ],
  address: null,
  comment: null,
  consents: { ip: '203.0.113.7', marketing: false },
});
