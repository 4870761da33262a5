/**
 * The kinds of delivery methods. The value says where a method delivers: to an address, a store or a pick-up
 * point.
 */
const KINDS = {
  courier: 'address',
  'pickup-point': 'point',
  locker: 'point',
  store: 'store',
  post: 'address',
} as const;

export type DeliveryKind = keyof typeof KINDS;
/**
 * Kinds of methods whose orders are collected at a pick-up point, listed in the delivery table or by a
 * carrier.
 */
export type PointKind = {
  [Kind in DeliveryKind]: (typeof KINDS)[Kind] extends 'point' ? Kind : never;
}[DeliveryKind];

const kinds = Object.keys(KINDS) as DeliveryKind[];

export const DELIVERY_KINDS: readonly DeliveryKind[] = kinds;

export const isPointKind = (kind: DeliveryKind): kind is PointKind => KINDS[kind] === 'point';

export const POINT_KINDS: readonly PointKind[] = kinds.filter(isPointKind);

/** Whether the buyer collects the order. If not, it is delivered to an address. */
export const isCollected = ({ kind }: { kind: DeliveryKind }): boolean => KINDS[kind] !== 'address';
