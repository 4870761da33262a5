import type { ExternalProfile } from './external-profile.ts';

/** Values of one attempt, made and kept by the backend (RFC 7636, OpenID Connect Core 1.0). */
export type AttemptSecrets = { state: string; nonce: string; codeVerifier: string };

/** What the provider sent back to the shop in the address. */
export type CallbackValues = { code: string; deviceId?: string | undefined };

/** Somewhere else to sign in: OAuth 2 with PKCE, OpenID Connect where the provider speaks it. */
export type ExternalProvider = {
  id: 'vk' | 'yandex' | 'tid' | 'demo';
  /** As shoppers know it. */
  name: string;
  /** Where to send the shopper. Rejects when the provider cannot be reached. */
  authorizationUrl(attempt: AttemptSecrets): Promise<URL>;
  /**
   * Exchanges the code and asks who it is. Throws ExternalRejected when the provider says no or its answer is not to be
   * trusted, anything else when it cannot be reached.
   */
  identify(attempt: AttemptSecrets, values: CallbackValues): Promise<ExternalProfile>;
};

/** The provider refused the code, or answered what cannot be trusted. The message goes to the log: no values of shoppers. */
export class ExternalRejected extends Error {
  override name = 'ExternalRejected';
}
