import { formatMoney } from '#shared/text/money.ts';
import { deliveryPromise } from '../../backend/domain/delivery-promise.ts';
import { readDemoDelivery } from './read-demo-delivery.ts';

const { methods = [], zones = [] } = await readDemoDelivery();
const { freeFrom, least } = deliveryPromise({ methods, zones });

/** The delivery figures that demo texts mention, taken from the demo's table. */
export const DELIVERY_COSTS = `от\u00a0${formatMoney(least ?? 0)}`;
export const FREE_DELIVERY_FROM = formatMoney(freeFrom ?? 0);
/** How long a courier waits while the shopper tries goods on. Only demo texts use it; the table has no such field. */
export const FITTING_TIME = '20\u00a0минут';
