import type { DeliveryDeps } from '../../delivery/base/deps.ts';
import type { CheckoutLimits } from './limits.ts';

/** What the checkout needs. */
export type CheckoutDeps = DeliveryDeps & { limits: CheckoutLimits };
