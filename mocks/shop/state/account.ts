import type { Consent, ExternalProviderId, UserProfile } from '#contract/client/client.schemas.ts';

/**
 * A stored account, with the same fields as in the backend. `phone` and `profile.email` are confirmed.
 * `pendingPhone` and `pendingEmail` are not confirmed yet.
 */
export type Account = {
  profile: Omit<UserProfile, 'phone' | 'hasPassword' | 'externalProviders'>;
  phone: string;
  pendingPhone: string;
  /** The password; null for an account created by an external sign-in. */
  password: string | null;
  /**
   * The cookie of the browser in which the account was registered; it is kept until the account is confirmed.
   */
  registeredBy?: string | undefined;
  /** Consents, newest first. */
  consents: Consent[];
  identities: { provider: ExternalProviderId; subject: string }[];
};
