import type { ConfirmationLimits } from '../../domain/consents/confirmation-limits.ts';
import type { RefundsDeps } from '../../refunds/base/deps.ts';
import type { ReviewsDeps } from '../../reviews/base/deps.ts';
import type { ExternalProvider } from './external-sign-in.ts';
import type { IdentityLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';

/**
 * Dependencies of accounts and sessions. They include those of all other services up to refunds, because the
 * data of these services are merged, exported and deleted together with an account.
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
