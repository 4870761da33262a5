import type { Payments } from '../../domain/payment-provider.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';

export type PaymentsDeps = PlatformDeps & {
  /** The payment providers for online payments. */
  payments: Payments;
};
