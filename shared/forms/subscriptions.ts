import { typeset } from '../text/typeset.ts';

/** The only kind of news that the shop sends. Consent to other kinds is neither requested nor stored. */
export const SENT_NEWS = 'EMAIL_NEWS';

/**
 * The error if a shopper newly subscribes to messages that the shop does not send. Such subscriptions that
 * the account already has are kept until the shopper ends them.
 */
export const unsentSubscription = (
  before: readonly string[],
  after: readonly string[],
): { code: string; message: string } | undefined =>
  after.some((name) => name !== SENT_NEWS && !before.includes(name))
    ? { code: 'not_offered', message: typeset('Такие сообщения мы не отправляем') }
    : undefined;
