export type DeliveryKind = 'courier' | 'post' | 'pickup-point' | 'locker' | 'store';

/** Whether the buyer collects the order; otherwise it is delivered to an address. */
export const isCollected = ({ kind }: { kind: DeliveryKind }): boolean =>
  kind !== 'courier' && kind !== 'post';
