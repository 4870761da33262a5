/**
 * A message to one shopper. `to` is an e-mail address or a phone number in E.164 format. Only e-mails have
 * `html`; it has the same content as `text`.
 */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** E-mail address to which replies go, instead of the sender's. */
  replyTo?: string;
  /**
   * URL with which the recipient unsubscribes by one click, without signing in (RFC 8058). For e-mails only.
   */
  unsubscribe?: string;
};

/**
 * Identifies a message. All attempts to send it have the same key, so that the receiver can recognise
 * repeats.
 */
export type Delivery = { key: string; writtenAt: Date };

/**
 * Sends messages. Resolves when the receiving server has accepted the message. Otherwise rejects: with
 * RefusedForGood if it is useless to try again.
 */
export type Messenger = { send(message: Message, delivery: Delivery): Promise<void> };

/** Thrown if the receiving server will never accept the message. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** Thrown if the receiving server asks for a pause before the next attempt. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Length of the pause, in ms. */
  readonly after: number;

  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}
