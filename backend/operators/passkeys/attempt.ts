import { attemptCookie, DESK_ATTEMPT_COOKIE } from '#shared/web/desk-cookies.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { type Holder, makeChallenge } from './challenges.ts';

const SECRET = /^[\w-]{43}$/;

type Browser = { cookies: Record<string, string>; setCookie: (cookie: string) => void };

/** The secret of an attempt that a browser brings; null if it brings none. */
export function attemptOf({ cookies }: Pick<Browser, 'cookies'>): string | null {
  const secret = cookies[DESK_ATTEMPT_COOKIE] ?? '';
  return SECRET.test(secret) ? secret : null;
}

/**
 * Makes a challenge of an attempt that is tied to a browser. Attempts in two tabs have the same secret, so
 * that both can be finished.
 */
export async function beginAttempt(
  browser: Browser & { deps: Pick<OperatorsDeps, 'db' | 'clock' | 'secrets'> },
  attempt: Omit<Holder, 'secret'>,
): Promise<string> {
  const secret = attemptOf(browser) ?? browser.deps.secrets();
  const challenge = await makeChallenge(browser.deps, { ...attempt, secret });
  browser.setCookie(attemptCookie(secret));
  return challenge;
}

/** The refusal of a passkey, the same for every reason. */
export const passkeyRefused = () => new ProblemError(409, 'PASSKEY_REFUSED');
