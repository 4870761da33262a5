export type DeliveryKind = 'courier' | 'post' | 'pickup-point' | 'locker' | 'store';

/** Whether an order is collected by its buyer; the other kinds bring it to an address. */
export const isCollected = ({ kind }: { kind: DeliveryKind }): boolean =>
  kind !== 'courier' && kind !== 'post';
