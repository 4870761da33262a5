import { expect, it } from 'vitest';
import { fittingHint } from './fitting-words';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [['cash', 'card-on-receipt'], 'Платить за эти вещи не нужно'],
  [['sbp'], 'Деньги за эти вещи вернём тем же способом'],
  [['sbp', 'cash'], 'Если заказ оплачен заранее, деньги за эти вещи вернём тем же способом'],
])('the fitting hint promises to return money only if it may be paid in advance: %j', (payments, words) => {
  expect(plain(fittingHint('courier', 'partial', payments))).toBe(
    `Курьер подождёт и сразу заберёт то, что не подошло. ${words}`,
  );
});

it('the fitting hint says which goods the shopper can keep, for whole orders and at pick-up points', () => {
  expect(plain(fittingHint('store', 'whole', ['cash']))).toBe(
    'Можно взять весь заказ или отказаться от всего',
  );
  expect(plain(fittingHint('pickup-point', 'partial', ['cash']))).toBe(
    'Возьмёте то, что подошло. Платить за остальное не нужно',
  );
});
