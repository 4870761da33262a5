/**
 * A message to one shopper. `to` is an e-mail address or a phone in E.164. Only e-mails have `html`, which
 * has the same content as `text`.
 */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** An e-mail address for replies, instead of the sender. */
  replyTo?: string;
  /** The URL for unsubscribing with one click and without signing in (RFC 8058); for e-mails only. */
  unsubscribe?: string;
};

/**
 * Identifies a message. It is the same for all attempts to deliver the message, so that the receiver can
 * recognise repeats.
 */
export type Delivery = { key: string; writtenAt: Date };

/**
 * Sends messages. Resolves when the receiver has accepted the message. Rejects otherwise, with RefusedForGood
 * if a retry is useless.
 */
export type Messenger = { send(message: Message, delivery: Delivery): Promise<void> };

/** Thrown if the receiver will never accept the message. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** Thrown if the receiver asks for a pause before the next attempt. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Length of the pause, in ms. */
  readonly after: number;

  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}
