import type { ConfirmationLimits } from '../domain/consents/confirmation-limits.ts';
import type { PlatformDeps } from '../platform/base/deps.ts';
import type { NewsletterLimits } from './limits.ts';

export type NewsletterDeps = PlatformDeps & { limits: ConfirmationLimits & NewsletterLimits };
