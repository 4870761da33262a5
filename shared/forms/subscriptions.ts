import { typeset } from '../text/typeset.ts';

/** The only news that the shop sends. No consent is asked for or stored for other kinds. */
export const SENT_NEWS = 'EMAIL_NEWS';

/** The error of subscribing to something that the shop does not send. Subscriptions of before may be kept until they are withdrawn. */
export const unsentSubscription = (
  before: readonly string[],
  after: readonly string[],
): { code: string; message: string } | undefined =>
  after.some((name) => name !== SENT_NEWS && !before.includes(name))
    ? { code: 'not_offered', message: typeset('Такие сообщения мы не отправляем') }
    : undefined;
