import type { DeliveryParts, PointEntry } from '../../domain/tables/delivery-types.ts';

/** The delivery table as read from one folder. Parts that are absent stay unchanged in the shop. */
export type DeliverySet = Partial<DeliveryParts & { points: PointEntry[] }>;

/** The YAML file of each part, in the order in which they are written to the shop. */
export const deliveryFiles = {
  warehouse: 'warehouse.yaml',
  calendar: 'calendar.yaml',
  methods: 'methods.yaml',
  zones: 'zones.yaml',
  returns: 'returns.yaml',
  points: 'points.yaml',
} as const satisfies Record<keyof DeliverySet, string>;

export const deliveryParts = Object.keys(deliveryFiles) as (keyof DeliverySet)[];
