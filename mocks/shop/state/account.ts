import type { Consent, ExternalProviderId, UserProfile } from '#contract/client/client.schemas.ts';

/**
 * A stored account, with the same fields as in the backend. `phone` and `profile.email` are confirmed;
 * `pendingPhone` and `pendingEmail` are not.
 */
export type Account = {
  profile: Omit<UserProfile, 'phone' | 'hasPassword' | 'externalProviders'>;
  phone: string;
  pendingPhone: string;
  /** The password. Null if the account was created by an external sign-in. */
  password: string | null;
  /** The registration cookie of the browser that created the account. Kept until the account is confirmed. */
  registeredBy?: string | undefined;
  /** Consents, newest first. */
  consents: Consent[];
  identities: { provider: ExternalProviderId; subject: string }[];
};
