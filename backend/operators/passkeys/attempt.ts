import { attemptCookie, DESK_ATTEMPT_COOKIE } from '#shared/web/desk-cookies.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { type Holder, makeChallenge } from './challenges.ts';

const SECRET = /^[\w-]{43}$/;

type Browser = { cookies: Record<string, string>; setCookie: (cookie: string) => void };

/** The secret in the attempt cookie of a browser; null if the browser has no such cookie. */
export function attemptOf({ cookies }: Pick<Browser, 'cookies'>): string | null {
  const secret = cookies[DESK_ATTEMPT_COOKIE] ?? '';
  return SECRET.test(secret) ? secret : null;
}

/**
 * Creates a challenge for the browser that makes the call, and ties both together by a secret in a cookie.
 * Attempts in two tabs of a browser have the same secret, so that both can be finished.
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

/** The error with which a passkey is refused. It does not reveal the reason. */
export const passkeyRefused = () => new ProblemError(409, 'PASSKEY_REFUSED');
