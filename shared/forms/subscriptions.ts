import { typeset } from '../text/typeset.ts';

/** The only kind of news that the shop sends. Consent to other kinds is neither requested nor stored. */
export const SENT_NEWS = 'EMAIL_NEWS';

/**
 * The error if someone subscribes to messages that the shop does not send. Subscriptions that the account
 * already has remain until they are withdrawn.
 */
export const unsentSubscription = (
  before: readonly string[],
  after: readonly string[],
): { code: string; message: string } | undefined =>
  after.some((name) => name !== SENT_NEWS && !before.includes(name))
    ? { code: 'not_offered', message: typeset('Такие сообщения мы не отправляем') }
    : undefined;
