import * as client from 'openid-client';
import type { ExternalProfile } from '../../base/external-profile.ts';
import {
  type AttemptSecrets,
  type CallbackValues,
  type ExternalProvider,
  ExternalRejected,
} from '../../base/external-sign-in.ts';
import { type CallOptions, PROVIDER_TIMEOUT_MS } from './ask-provider.ts';
import { codeChallenge } from './pkce.ts';
import { profileOf } from './read-answer.ts';

/** How long the provider's discovery document is cached, in ms. */
const DISCOVERY_LIFE_MS = 10 * 60 * 1000;

type OpenidSettings = CallOptions &
  Pick<ExternalProvider, 'id' | 'name'> & {
    issuer: string;
    /** The shop's client id. The shop is a public client, which uses PKCE instead of a secret. */
    clientId: string;
    redirectUri: string;
  };

/**
 * Creates a provider that supports OpenID Connect with discovery. It uses the code flow with PKCE, state and
 * nonce, verifies the ID token with the provider's keys, and fetches personal data from the userinfo
 * endpoint.
 */
export function createOpenidProvider(settings: OpenidSettings): ExternalProvider {
  const { id, name, redirectUri } = settings;
  const configuration = cachedFor(DISCOVERY_LIFE_MS, () => discover(settings));
  return {
    id,
    name,
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: codeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(attempt, values) {
      const config = await configuration();
      try {
        return await identify(config, redirectUri, attempt, values);
      } catch (error) {
        throw isRefusal(error) ? new ExternalRejected(reasonOf(error)) : error;
      }
    },
  };
}

async function discover({ issuer, clientId, timeoutMs = PROVIDER_TIMEOUT_MS }: OpenidSettings) {
  const url = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  // Allows http, which only the provider for development and tests uses.
  if (url.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(url, clientId, undefined, client.None(), { execute, timeout: timeoutMs / 1000 });
}

async function identify(
  config: client.Configuration,
  redirectUri: string,
  { state, nonce, codeVerifier }: AttemptSecrets,
  { code }: CallbackValues,
): Promise<ExternalProfile> {
  const callback = new URL(redirectUri);
  // The parameter `iss` (RFC 9207) is not needed: each provider redirects to a URL of its own, and each
  // attempt stores its provider.
  const { issuer } = config.serverMetadata();
  callback.search = new URLSearchParams({ code, state, iss: issuer }).toString();
  const tokens = await client.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  const info = await client.fetchUserInfo(config, tokens.access_token, subject);
  return profileOf({
    subject,
    email: info.email,
    emailVerified: info.email_verified === true,
    firstName: info.given_name ?? info.name,
    lastName: info.family_name,
  });
}

/** Whether the provider refused or its response cannot be trusted. False if it was unreachable. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return error.status < 500 && error.status !== 429;
  if (!(error instanceof client.ClientError)) return false;
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return false;
  return !(error.cause instanceof Response && (error.cause.status >= 500 || error.cause.status === 429));
}

/**
 * The reason of a failure, for the log. It contains no text of the provider, because that may quote the
 * request.
 */
function reasonOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError && /^[\w-]{1,60}$/.test(error.error))
    return `The provider refused: ${error.status} ${error.error}`;
  const code = error instanceof client.ClientError ? error.code : undefined;
  return `The provider's answer was not accepted: ${code ?? 'no code'}`;
}

/** Caches the result of `make` for `lifeMs`. A failure is not cached. */
function cachedFor<T>(lifeMs: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; since: number } | undefined;
  return () => {
    if (kept && performance.now() - kept.since < lifeMs) return kept.value;
    const made = { value: make(), since: performance.now() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
