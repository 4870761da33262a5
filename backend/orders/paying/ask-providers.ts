import { type Attempt, findAttempt, leaseDue } from '../../payments/attempts.ts';
import { providerNamed } from '../../payments/payment-messages.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { applyAnswer } from './apply-answer.ts';
import { captureBeforeEnd } from './capture.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Asks the provider for the state of a payment attempt and applies it. Returns whether the provider
 * responded.
 */
export async function askProvider(deps: PayingDeps, attempt: Attempt): Promise<boolean> {
  if (attempt.providerId === null) return true;
  try {
    const reported = await providerNamed(deps, attempt.provider).read(attempt.providerId);
    await applyAnswer(deps, attempt.id, reported);
    return true;
  } catch (error) {
    deps.logger.warn(
      { paymentId: attempt.id, cause: loggedCause(error) },
      'the payment provider did not answer; the request will be repeated',
    );
    return false;
  }
}

/**
 * Asks payment providers for the state of all attempts that are due: those with a new notification, and those
 * without news for a while. Charges reserved money whose reservation ends soon. Can run in several processes
 * at once. Returns how many attempts it has asked about.
 */
export async function askProviders(deps: PayingDeps, signal?: AbortSignal): Promise<number> {
  let askedCount = 0;
  while (!signal?.aborted) {
    const due = await leaseDue(deps.db, deps.clock());
    if (due.length === 0) break;
    await Promise.all(due.map((attempt) => askProvider(deps, attempt)));
    for (const { id } of due) {
      const attempt = await findAttempt(deps.db, id);
      if (attempt?.state === 'HELD') await captureBeforeEnd(deps, attempt);
    }
    askedCount += due.length;
  }
  return askedCount;
}
