import type { DeliveryParts, PointEntry } from '../../domain/tables/delivery-types.ts';

/** The delivery table as read from a folder. If a part is undefined, it stays unchanged in the shop. */
export type DeliverySet = Partial<DeliveryParts & { points: PointEntry[] }>;

/** The YAML file of each part, in the order in which the parts must be written to the shop. */
export const deliveryFiles = {
  warehouse: 'warehouse.yaml',
  calendar: 'calendar.yaml',
  methods: 'methods.yaml',
  zones: 'zones.yaml',
  returns: 'returns.yaml',
  points: 'points.yaml',
} as const satisfies Record<keyof DeliverySet, string>;

export const deliveryParts = Object.keys(deliveryFiles) as (keyof DeliverySet)[];
