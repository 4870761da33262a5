import { formatMoney } from '#shared/text/money.ts';
import { deliveryPromise } from '../../backend/domain/delivery-promise.ts';
import { readDemoDelivery } from './read-demo-delivery.ts';

const { methods = [], zones = [] } = await readDemoDelivery();
const { freeFrom, least } = deliveryPromise({ methods, zones });

/** What the demo's texts say of delivery: the figures of its table. */
export const DELIVERY_COSTS = `от\u00a0${formatMoney(least ?? 0)}`;
export const FREE_DELIVERY_FROM = formatMoney(freeFrom ?? 0);
/** How long a courier waits while goods are tried on: a promise of the demo alone, no table has it. */
export const FITTING_TIME = '20\u00a0минут';
