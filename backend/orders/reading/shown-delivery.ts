import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import type { KeptDelivery } from '../../domain/tables/order-types.ts';

/** Converts a stored delivery to the contract's shape. */
export const shownDelivery = (kept: KeptDelivery): OrderDelivery => ({
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
