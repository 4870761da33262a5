import type { Consent, ExternalProviderId, UserProfile } from '#contract/client/client.schemas.ts';

/**
 * A stored account, with the same fields as in the backend. `phone` and `profile.email` are confirmed; a
 * phone or e-mail address that waits for its confirmation is in `pendingPhone` or `pendingEmail`.
 */
export type Account = {
  profile: Omit<UserProfile, 'phone' | 'hasPassword' | 'externalProviders'>;
  phone: string;
  pendingPhone: string;
  /** The password; null for an account created by an external sign-in. */
  password: string | null;
  /** The cookie of the browser that registered, until the account is confirmed. */
  registeredBy?: string | undefined;
  /** Consents, newest first. */
  consents: Consent[];
  identities: { provider: ExternalProviderId; subject: string }[];
};
