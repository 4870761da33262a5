import { typeset } from '../text/typeset.ts';

/** The only subscription whose messages the shop sends. Consent to others is neither requested nor stored. */
export const SENT_NEWS = 'EMAIL_NEWS';

/**
 * The error if a shopper subscribes to messages that the shop does not send. Such a subscription may stay if
 * the account already has it.
 */
export const unsentSubscription = (
  before: readonly string[],
  after: readonly string[],
): { code: string; message: string } | undefined =>
  after.some((name) => name !== SENT_NEWS && !before.includes(name))
    ? { code: 'not_offered', message: typeset('Такие сообщения мы не отправляем') }
    : undefined;
