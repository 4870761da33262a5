import type { DeliveryKind } from './kinds.ts';

/** Names of the kinds of delivery for operators. Shoppers see the name of the method instead. */
export const DELIVERY_NAMES: Readonly<Record<DeliveryKind, string>> = {
  courier: 'курьер',
  'pickup-point': 'пункт выдачи',
  locker: 'постамат',
  store: 'магазин',
  post: 'почта',
};
