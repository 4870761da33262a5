import { formatMoney } from '#shared/text/money.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { deliveryPromise } from '../../backend/domain/delivery-promise.ts';
import { readDemoDelivery } from './read-demo-delivery.ts';

const { methods = [], zones = [] } = await readDemoDelivery();
const { freeFrom, least } = deliveryPromise({ methods, zones });

/**
 * The lowest delivery price and the minimum sum for free delivery, as demo texts mention them; computed from
 * the demo's delivery table.
 */
export const DELIVERY_COSTS = `от\u00a0${formatMoney(least ?? 0)}`;
export const FREE_DELIVERY_FROM = formatMoney(freeFrom ?? 0);
/**
 * How long a courier waits while the shopper tries goods on. Only demo texts mention it; the delivery table
 * has no such field.
 */
export const FITTING_TIME = '20\u00a0минут';

const WORKING_DAYS: PluralForms = ['рабочий день', 'рабочих дня', 'рабочих дней'];

/** The delivery time of a method over all zones, in words: «1–9 рабочих дней». */
function termOf(id: string): string {
  const days = zones.flatMap(({ tariffs }) => tariffs[id]?.days ?? []);
  const max = Math.max(...days.map((one) => one.max));
  const [min, words] = [Math.min(...days.map((one) => one.min)), countOf(max, WORKING_DAYS)];
  return min === max ? words : `${min}–${words}`;
}

/** Delivery times for the demo's delivery page, keyed by the placeholder in its text. */
export const DELIVERY_DAYS = {
  'срок доставки курьером': termOf('courier'),
  'срок самовывоза': termOf('store'),
  'срок доставки почтой': termOf('post'),
};
