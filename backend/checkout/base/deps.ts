import type { DeliveryDeps } from '../../delivery/base/deps.ts';
import type { CheckoutLimits } from './limits.ts';

/** Dependencies of the checkout. */
export type CheckoutDeps = DeliveryDeps & { limits: CheckoutLimits };
