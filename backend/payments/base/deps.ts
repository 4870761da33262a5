import type { Payments } from '../../domain/payment-provider.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';

/** What payments need. */
export type PaymentsDeps = PlatformDeps & {
  /** Who takes payments online. */
  payments: Payments;
};
