import type { Consent, ExternalProviderId, UserProfile } from '#contract/client/client.schemas.ts';

/**
 * A stored account, like the backend's: `phone` and `profile.email` are confirmed; unconfirmed ones are in
 * `pendingPhone` and `pendingEmail`.
 */
export type Account = {
  profile: Omit<UserProfile, 'phone' | 'hasPassword' | 'externalProviders'>;
  phone: string;
  pendingPhone: string;
  /** Null for an account created by an external sign-in. */
  password: string | null;
  /** The cookie of the browser that registered, until the account is confirmed. */
  registeredBy?: string | undefined;
  /** Newest first. */
  consents: Consent[];
  identities: { provider: ExternalProviderId; subject: string }[];
};
