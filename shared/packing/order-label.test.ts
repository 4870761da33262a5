import { expect, it } from 'vitest';
import { hasLabel, labelCode, orderLabel } from './order-label.ts';

const buyer = { name: 'Анна Петрова', phone: '+79991234567' };
const order = {
  ...{ id: 'id', number: 'В-123456-6', contact: buyer, recipient: null, comment: 'Домофон не работает' },
  address: {
    ...{ postalCode: '420111', address: 'ул. Баумана, 1', flat: '2' },
    ...{ entrance: null, floor: null, intercom: null },
  },
  lines: [
    { quantity: 3, cancelled: 1 },
    { quantity: 1, cancelled: 1 },
  ],
  delivery: {
    ...{ kind: 'courier' as const, name: 'Курьером', cityName: 'Казань', point: null },
    ...{ day: null, interval: null, fitting: false },
  },
  payment: { method: 'cash' },
  total: 387_200,
  tracking: null,
};
const facts = { region: 'Татарстан', gramsOfPiece: 500, parcel: null };

it('a label names the recipient, the address in words, what is left in the parcel and what is due', () => {
  expect(orderLabel(order, facts)).toMatchObject({
    recipient: buyer,
    address: 'ул. Баумана, 1, кв.\u00a02',
    postalCode: '420111',
    comment: 'Домофон не работает',
    pieces: 2,
    grams: 1000,
    due: 387_200,
    carrier: null,
  });
});

it('a label names the person who receives the order instead of its buyer, and nothing is due that is paid online', () => {
  const recipient = { name: 'Пётр Орлов', phone: '+79160001122' };
  const label = orderLabel({ ...order, recipient, payment: { method: 'sbp' } }, facts);
  expect(label).toMatchObject({ recipient, due: 0 });
  expect(JSON.stringify(label)).not.toContain('Анна');
});

it('a label says no phone and no remark where the order waits at a store', () => {
  const point = { code: 'kazan-1', name: 'На Баумана', address: 'ул. Баумана, 5' };
  const delivery = { ...order.delivery, kind: 'store' as const, point };
  expect(orderLabel({ ...order, address: null, delivery }, facts)).toMatchObject({
    recipient: { name: 'Анна Петрова', phone: null },
    comment: null,
    address: null,
    point,
  });
});

it('a label has the tracking number of the order, or the one that the carrier gave the parcel', () => {
  const parcel = { carrier: 'СДЭК', number: '10' };
  expect(orderLabel(order, { ...facts, parcel })).toMatchObject({ carrier: 'СДЭК', trackingNumber: '10' });
  const tracking = { carrier: 'Почта', number: '20' };
  expect(orderLabel({ ...order, tracking }, { ...facts, parcel })).toMatchObject({ trackingNumber: '20' });
});

it('a label is there from placing to handing over, and its code is the figures of the number', () => {
  expect(hasLabel('PACKING')).toBe(true);
  expect(hasLabel('AWAITING_PAYMENT')).toBe(false);
  expect(hasLabel('CANCELLED')).toBe(false);
  expect(labelCode('В-123456-6')).toBe('1234566');
});
