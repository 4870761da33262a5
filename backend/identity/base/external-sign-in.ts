import type { ExternalProviderId } from '#contract/zod/zod.schemas.ts';
import type { ExternalProfile } from './external-profile.ts';

/**
 * Secrets of one sign-in attempt, generated and stored by the backend (RFC 7636, OpenID Connect Core 1.0).
 */
export type AttemptSecrets = { state: string; nonce: string; codeVerifier: string };

/** Parameters of the provider's redirect back to the shop. */
export type CallbackValues = { code: string; deviceId?: string | undefined };

/** An external sign-in provider: OAuth 2 with PKCE, or OpenID Connect if the provider supports it. */
export type ExternalProvider = {
  id: ExternalProviderId;
  /** Name shown to shoppers. */
  name: string;
  /** Returns the provider's address to redirect the shopper to. Rejects if the provider is unreachable. */
  authorizationUrl(attempt: AttemptSecrets): Promise<URL>;
  /**
   * Exchanges the code and fetches the person's data. Throws ExternalRejected if the provider refuses or
   * its response cannot be trusted, and other errors if it is unreachable.
   */
  identify(attempt: AttemptSecrets, values: CallbackValues): Promise<ExternalProfile>;
};

/**
 * The provider refused the code, or its response cannot be trusted. The message is logged, so it must not
 * contain personal data.
 */
export class ExternalRejected extends Error {
  override name = 'ExternalRejected';
}
