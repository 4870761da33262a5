import { expect, it } from 'vitest';
import { needsTrackingNumber, trackingUrl } from './tracking.ts';

it.each([
  ['Курьер', 'courier', false],
  ['Свой курьер', 'pickup-point', false],
  ['СДЭК', 'courier', true],
  ['Почта России', 'post', true],
  ['Отделение', 'post', true],
  ['Boxberry', 'pickup-point', true],
] as const)(
  'needsTrackingNumber says whether a parcel that %s delivers to the kind of place «%s» needs a tracking number',
  (carrier, kind, needs) => {
    expect(needsTrackingNumber(carrier, kind)).toBe(needs);
  },
);

it('trackingUrl returns the tracking pages of known carriers', () => {
  expect(trackingUrl('СДЭК', '10 1')).toBe('https://www.cdek.ru/ru/tracking?order_id=10%201');
  expect(trackingUrl('Курьер', '1')).toBeNull();
});
