import type { DeliveryKind } from './kinds.ts';

/** The names of the kinds of delivery for people of the shop; shoppers read the name of the method. */
export const DELIVERY_NAMES: Readonly<Record<DeliveryKind, string>> = {
  courier: 'курьер',
  'pickup-point': 'пункт выдачи',
  locker: 'постамат',
  store: 'магазин',
  post: 'почта',
};
