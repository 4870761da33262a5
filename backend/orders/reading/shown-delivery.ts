import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import type { StoredDelivery } from '../../domain/tables/order-types.ts';

/** Converts the stored delivery of an order to the contract's type. */
export const shownDelivery = (stored: StoredDelivery): OrderDelivery => ({
  methodId: stored.methodId,
  kind: stored.kind,
  name: stored.name,
  cityCode: stored.cityCode,
  cityName: stored.cityName,
  point: stored.point,
  day: stored.day,
  interval: stored.interval,
  leavesOn: stored.leavesOn,
  firstDay: stored.firstDay,
  lastDay: stored.lastDay,
  storageDays: stored.storageDays,
  fitting: stored.fitting,
  price: stored.price,
});
