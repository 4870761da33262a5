import { formatMoney } from '#shared/text/money.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { deliveryPromise } from '../../backend/domain/delivery-promise.ts';
import { readDemoDelivery } from './read-demo-delivery.ts';

const { methods = [], zones = [] } = await readDemoDelivery();
const { freeFrom, least } = deliveryPromise({ methods, zones });

/**
 * The lowest delivery price in words («от 199 ₽») and the sum for free delivery, both computed from the
 * demo's delivery table.
 */
export const DELIVERY_COSTS = `от\u00a0${formatMoney(least ?? 0)}`;
export const FREE_DELIVERY_FROM = formatMoney(freeFrom ?? 0);
/**
 * How long a courier waits while the shopper tries goods on. The delivery table has no such field, so only
 * texts of the demo mention it.
 */
export const FITTING_TIME = '20\u00a0минут';

const WORKING_DAYS: PluralForms = ['рабочий день', 'рабочих дня', 'рабочих дней'];

/** The delivery time of a method, from the fastest to the slowest zone, in words: «1–9 рабочих дней». */
function termOf(id: string): string {
  const days = zones.flatMap(({ tariffs }) => tariffs[id]?.days ?? []);
  const max = Math.max(...days.map((one) => one.max));
  const [min, words] = [Math.min(...days.map((one) => one.min)), countOf(max, WORKING_DAYS)];
  return min === max ? words : `${min}–${words}`;
}

/**
 * Delivery times for the demo's page about delivery. Each replaces the placeholder of this name in its text.
 */
export const DELIVERY_DAYS = {
  'срок доставки курьером': termOf('courier'),
  'срок самовывоза': termOf('store'),
  'срок доставки почтой': termOf('post'),
};
