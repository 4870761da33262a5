/**
 * A message to one shopper. `to` is an e-mail address or a phone in E.164. Only e-mails have `html`, with the
 * content of `text`.
 */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** An e-mail address for replies, instead of the sender. */
  replyTo?: string;
  /** The address for unsubscribing with one click and without signing in (RFC 8058); for e-mails only. */
  unsubscribe?: string;
};

/** The same for all attempts to deliver a message, so that the receiver can recognise repeats. */
export type Delivery = { key: string; writtenAt: Date };

/**
 * Sends messages. Resolves when the receiver has accepted the message. Rejects otherwise, with RefusedForGood
 * if a retry is useless.
 */
export type Messenger = { send(message: Message, delivery: Delivery): Promise<void> };

/** The receiver will never accept this message. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** The receiver asks for a pause before the next attempt. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Length of the pause, in ms. */
  readonly after: number;

  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}
