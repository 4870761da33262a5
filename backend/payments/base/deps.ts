import type { Payments } from '../../domain/payment-provider.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';

/** Dependencies of payments. */
export type PaymentsDeps = PlatformDeps & {
  /** The providers of online payments. */
  payments: Payments;
};
