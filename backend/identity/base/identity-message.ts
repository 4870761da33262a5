import type { Address } from '../../platform/outbox/outbox-content.ts';

/**
 * A request that may cause a letter. A background job handles it, because the response must not reveal
 * whether the address has an account.
 */
export type IdentityMessage =
  | { kind: 'password-reset'; address: Address }
  /**
   * A shopper requested a new secret for an address. `callerId` is the account to which the caller is signed
   * in, if any.
   */
  | { kind: 'confirmation'; address: Address; callerId: string | null }
  /** An account has a new pending address. */
  | { kind: 'address-confirmation'; address: Address; accountId: string };
