import type { ExternalProviderId } from '#contract/zod/zod.schemas.ts';
import type { ExternalProfile } from './external-profile.ts';

/**
 * Secrets of one attempt to sign in by an external provider. The backend generates and stores them (RFC 7636,
 * OpenID Connect Core 1.0).
 */
export type AttemptSecrets = { state: string; nonce: string; codeVerifier: string };

/** Query parameters of the URL to which the provider redirects the shopper after the sign-in there. */
export type CallbackValues = { code: string; deviceId?: string | undefined };

/** An external sign-in provider: OAuth 2 with PKCE, or OpenID Connect if the provider supports it. */
export type ExternalProvider = {
  id: ExternalProviderId;
  /** The provider's name, as shown to shoppers. */
  name: string;
  /**
   * Returns the provider's URL to which the shopper must be redirected. Rejects if the provider is
   * unreachable.
   */
  authorizationUrl(attempt: AttemptSecrets): Promise<URL>;
  /**
   * Exchanges the provider's code for the person's data. Throws ExternalRejected if the provider refuses or
   * its response cannot be trusted, and another error if the provider is unreachable.
   */
  identify(attempt: AttemptSecrets, values: CallbackValues): Promise<ExternalProfile>;
};

/**
 * Thrown if the provider refused the code, or if its response cannot be trusted. The message is logged, so it
 * must not contain personal data.
 */
export class ExternalRejected extends Error {
  override name = 'ExternalRejected';
}
