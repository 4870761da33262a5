import type { DeliveryMethod, DeliveryPoint } from '@/lib/api';

export type PointPartProps = {
  method: DeliveryMethod;
  city: { name: string; timeZone: string };
  today: string;
  /** Pick-up points of the city; undefined while they are unknown. */
  points: readonly DeliveryPoint[] | undefined;
  /** Whether the points failed to load. */
  isFailed: boolean;
  onRetry(): void;
  chosen: DeliveryPoint | undefined;
  error: string | undefined;
  onChoose(point: DeliveryPoint): void;
};
