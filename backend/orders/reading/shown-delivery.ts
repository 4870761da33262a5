import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import type { StoredDelivery } from '../../domain/tables/order-types.ts';

/** How an order is delivered, as the contract shows it. */
export const shownDelivery = (kept: StoredDelivery): OrderDelivery => ({
  methodId: kept.methodId,
  kind: kept.kind,
  name: kept.name,
  cityCode: kept.cityCode,
  cityName: kept.cityName,
  point: kept.point,
  day: kept.day,
  interval: kept.interval,
  leavesOn: kept.leavesOn,
  firstDay: kept.firstDay,
  lastDay: kept.lastDay,
  storageDays: kept.storageDays,
  fitting: kept.fitting,
  price: kept.price,
});
