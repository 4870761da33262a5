import type { ExternalStart } from '#contract/zod/zod.schemas.ts';
import { unavailable } from '../../platform/http/problem.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { IdentityDeps } from '../base/deps.ts';
import type { ExternalProvider } from '../base/external-sign-in.ts';
import { beginAttempt } from './attempts.ts';

/**
 * Begins a sign-in by an external provider. Returns the provider's URL to which the shopper must be
 * redirected. If the browser already has a secret in its cookie, this secret is kept, so that two tabs can
 * sign in at the same time. Throws 503 if the provider is unreachable.
 */
export async function startExternalSignIn(
  deps: IdentityDeps,
  provider: ExternalProvider,
  asked: ExternalStart & { browserSecret: string | null; requestId: string },
): Promise<{ url: string; browserSecret: string }> {
  const { secrets, clock } = deps;
  const attempt = { state: secrets(), nonce: secrets(), codeVerifier: secrets() };
  const browserSecret = asked.browserSecret ?? secrets();
  const url = await provider.authorizationUrl(attempt).catch((error: unknown) => {
    const { requestId } = asked;
    deps.logger.error(
      { requestId, provider: provider.id, cause: loggedCause(error) },
      'a sign-in provider is unreachable',
    );
    throw unavailable();
  });
  const { mode, redirect } = asked;
  const now = clock();
  await beginAttempt(deps.db, { ...attempt, provider: provider.id, browserSecret, mode, redirect, now });
  return { url: url.href, browserSecret };
}
