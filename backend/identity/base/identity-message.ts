import type { Address } from '../../platform/outbox/outbox-content.ts';

/**
 * A request that may lead to a letter. It is handled in the background, because its outcome would reveal
 * whether the address has an account.
 */
export type IdentityMessage =
  | { kind: 'password-reset'; address: Address }
  /** A new secret was requested. `callerId` is the signed-in account, if any. */
  | { kind: 'confirmation'; address: Address; callerId: string | null }
  /** An account has a new pending address. */
  | { kind: 'address-confirmation'; address: Address; accountId: string };
