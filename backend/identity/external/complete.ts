import type { ExternalCompletion, ExternalResult } from '#contract/zod/zod.schemas.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { ProblemError, unavailable } from '../../platform/http/problem.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { signIn } from '../auth/sign-in/sign-in.ts';
import type { Tokens } from '../auth/tokens/tokens.ts';
import type { IdentityDeps } from '../base/deps.ts';
import type { ExternalProfile } from '../base/external-profile.ts';
import { type ExternalProvider, ExternalRejected } from '../base/external-sign-in.ts';
import {
  type Attempt,
  type AttemptKey,
  claimExchange,
  endAttempt,
  findAttempt,
  storeProfile,
} from './attempts.ts';
import { createAccount, findAccount } from './find-account.ts';

/**
 * How often writing the account is tried. It fails if two requests create the same new account at the same
 * moment.
 */
const TRIES = 3;

type Asked = ExternalCompletion & {
  browserSecret: string | null;
  bearer: string | null;
  clientIp: string;
  userAgent: string;
  requestId: string;
};

type Completed = { result: ExternalResult; tokens: Tokens | null };

/**
 * Finishes an attempt: exchanges the code once, finds or creates the account, and signs in. `tokens` is null
 * if the shopper must give consent first; a second call then contains the consent but no code. Throws 409
 * EXTERNAL_SIGN_IN_REJECTED if the attempt belongs to another browser, has ended, or the provider refuses;
 * 409 EXTERNAL_EMAIL_UNVERIFIED if an account has the address but the provider has not verified it; and 503
 * if the provider is unreachable.
 */
export async function completeExternalSignIn(
  deps: IdentityDeps,
  provider: ExternalProvider,
  asked: Asked,
): Promise<Completed> {
  if (asked.browserSecret === null) throw rejected();
  const key = { provider: provider.id, state: asked.state, browserSecret: asked.browserSecret };
  const attempt = await findAttempt(deps.db, key, deps.clock());
  if (!attempt) throw rejected();
  const profile = attempt.profile ?? (await exchange(deps, provider, { ...asked, key, attempt }));
  const { mode, redirect } = attempt;
  const tokens = await enter(deps, { ...asked, key, profile }).catch(async (error: unknown) => {
    if (error instanceof ProblemError) await endAttempt(deps.db, key);
    throw error;
  });
  return { tokens, result: { status: tokens ? 'SIGNED_IN' : 'CONSENT_REQUIRED', mode, redirect } };
}

/**
 * Exchanges the provider's code for the person's data. Each attempt exchanges its code only once, even if
 * parallel calls complete the attempt.
 */
async function exchange(
  deps: IdentityDeps,
  provider: ExternalProvider,
  { code, deviceId, state, requestId, key, attempt }: Asked & { key: AttemptKey; attempt: Attempt },
): Promise<ExternalProfile> {
  if (code === undefined || !(await claimExchange(deps.db, key, deps.clock()))) throw rejected();
  const { nonce, codeVerifier } = attempt;
  try {
    return await provider.identify({ state, nonce, codeVerifier }, { code, deviceId });
  } catch (error) {
    await endAttempt(deps.db, key);
    const logged = { requestId, provider: provider.id, cause: loggedCause(error) };
    if (!(error instanceof ExternalRejected)) {
      deps.logger.error(logged, 'a sign-in provider is unreachable');
      throw unavailable();
    }
    deps.logger.warn(logged, 'a sign-in provider refused');
    throw rejected();
  }
}

type Entering = Asked & { key: AttemptKey; profile: ExternalProfile };

/**
 * Signs the person in. If the person has no account and has not given consent, stores the person's data and
 * returns null instead.
 */
async function enter(deps: IdentityDeps, entering: Entering): Promise<Tokens | null> {
  for (let left = TRIES; ; left--) {
    try {
      return await enterOnce(deps, entering);
    } catch (error) {
      // On a unique violation, a parallel request has just created the account; the next try finds it.
      if (left === 1 || !isUniqueViolation(error)) throw error;
    }
  }
}

function enterOnce(deps: IdentityDeps, entering: Entering): Promise<Tokens | null> {
  const { key, profile, personalDataConsent, marketingConsent = false } = entering;
  return deps.db.transaction(async (tx) => {
    const { bearer, userAgent } = entering;
    const person = { ...profile, provider: key.provider, userAgent };
    const known = await findAccount(tx, deps, person);
    if (known === null && !personalDataConsent) {
      await storeProfile(tx, key, profile);
      return null;
    }
    // Of two parallel calls, only the one that marks the attempt as finished continues. The other waits here
    // and is then refused.
    if (!(await endAttempt(tx, key))) throw rejected();
    const accountId =
      known ?? (await createAccount(tx, deps, { ...person, marketingConsent, clientIp: entering.clientIp }));
    return signIn(tx, deps, { accountId, bearer, userAgent });
  });
}

const rejected = () => new ProblemError(409, 'EXTERNAL_SIGN_IN_REJECTED');
