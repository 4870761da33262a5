import type { NotificationReply } from '#contract/client/client.schemas.ts';
import type { ProviderName } from '../../domain/payment-provider.ts';
import { askSoon } from '../../payments/attempts.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Receives a notification of a provider. Nothing in it is trusted: it only makes the shop ask the provider
 * about the named payment attempt. Notifications about unknown attempts are accepted, so that the provider
 * does not repeat them.
 * @throws ProblemError 404 for an unknown provider, 403 for a forged notification, 422 if the notification
 * names no payment
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
