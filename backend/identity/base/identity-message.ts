import type { Address } from '../../platform/outbox/outbox-content.ts';

/** What was asked for and may end in a letter: whether it does would reveal whose address it is. */
export type IdentityMessage =
  | { kind: 'password-reset'; address: Address }
  /** A new secret was asked for; `callerId` is who was signed in. */
  | { kind: 'confirmation'; address: Address; callerId: string | null }
  /** An account has a new pending address. */
  | { kind: 'address-confirmation'; address: Address; accountId: string };
