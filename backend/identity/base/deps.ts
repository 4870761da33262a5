import type { ConfirmationLimits } from '../../domain/consents/confirmation-limits.ts';
import type { RefundsDeps } from '../../refunds/base/deps.ts';
import type { ReviewsDeps } from '../../reviews/base/deps.ts';
import type { ExternalProvider } from './external-sign-in.ts';
import type { IdentityLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';

/**
 * Dependencies of accounts and sessions. They include those of refunds and reviews (and, with these, of all
 * services before them), because the data of all services are merged, exported and deleted with an account.
 */
export type IdentityDeps = RefundsDeps &
  ReviewsDeps & {
    /** The configured external sign-in providers, in display order. */
    externalProviders: readonly ExternalProvider[];
    /** Whether the shop sends text messages. Without them, phones cannot be confirmed. */
    canText: boolean;
    passwords: Passwords;
    limits: ConfirmationLimits & IdentityLimits;
  };
