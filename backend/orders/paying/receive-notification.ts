import type { NotificationReply } from '#contract/client/client.schemas.ts';
import type { ProviderName } from '../../domain/payment-provider.ts';
import { askSoon } from '../../payments/attempts.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Takes note of a notification: the attempt that it names is asked about, and nothing that it says is believed. An attempt
 * that is not known is no reason to have it repeated.
 * @throws ProblemError 404 without that provider, 403 for a forged one, 422 for one that names nothing
 */
export async function receiveNotification(
  deps: PayingDeps,
  { provider: name, body, clientIp }: { provider: ProviderName; body: unknown; clientIp: string },
): Promise<NotificationReply> {
  const provider = deps.payments.providers.find((one) => one.name === name);
  if (!provider) throw new ProblemError(404, 'NOT_FOUND');
  const hint = provider.hint(body, { clientIp });
  if (hint === 'forged') {
    deps.logger.warn({ provider: name }, 'a forged notification was refused');
    throw new ProblemError(403, 'FORBIDDEN');
  }
  if (hint === null)
    throw invalidRequest([{ in: 'body', pointer: '', code: 'invalid', message: 'Это не уведомление' }]);
  if (hint.paymentId !== null) {
    await askSoon(deps.db, hint.paymentId, deps.clock());
    deps.wakeOutbox();
  }
  return { text: provider.reply };
}
