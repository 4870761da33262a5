import type { Consent, ExternalProviderId, UserProfile } from '#contract/client/client.schemas.ts';

/**
 * A stored account, with the same fields as in the backend. `phone` and `profile.email` are confirmed;
 * addresses that wait for confirmation are in `pendingPhone` and `pendingEmail`.
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
