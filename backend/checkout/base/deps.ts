import type { DeliveryDeps } from '../../delivery/base/deps.ts';
import type { CheckoutLimits } from './limits.ts';

export type CheckoutDeps = DeliveryDeps & { limits: CheckoutLimits };
