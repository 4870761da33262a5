import type { ConfirmationLimits } from '../../domain/confirmation-limits.ts';
import type { RefundsDeps } from '../../refunds/base/deps.ts';
import type { ReviewsDeps } from '../../reviews/base/deps.ts';
import type { ExternalProvider } from './external-sign-in.ts';
import type { IdentityLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';

/** What accounts and sessions need: an account leads to all that its owner has. */
export type IdentityDeps = RefundsDeps &
  ReviewsDeps & {
    /** Where else one may sign in, in the order to show them. */
    externalProviders: readonly ExternalProvider[];
    passwords: Passwords;
    limits: ConfirmationLimits & IdentityLimits;
  };
