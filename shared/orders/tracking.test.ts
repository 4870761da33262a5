import { expect, it } from 'vitest';
import { needsTrackingNumber, trackingUrl } from './tracking.ts';

it.each([
  ['Курьер', 'courier', false],
  ['Свой курьер', 'pickup-point', false],
  ['СДЭК', 'courier', true],
  ['Почта России', 'post', true],
  ['Отделение', 'post', true],
  ['Boxberry', 'pickup-point', true],
] as const)('a parcel with %s by %s needs a tracking number or not', (carrier, kind, needs) => {
  expect(needsTrackingNumber(carrier, kind)).toBe(needs);
});

it('trackingUrl returns the tracking pages of known carriers', () => {
  expect(trackingUrl('СДЭК', '10 1')).toBe('https://www.cdek.ru/ru/tracking?order_id=10%201');
  expect(trackingUrl('Курьер', '1')).toBeNull();
});
