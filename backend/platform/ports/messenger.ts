/** A message to one shopper. `to` is an e-mail address or a phone in E.164; only e-mails have `html`, which says what `text` says. */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** An e-mail address that gets the answer, in place of the sender. */
  replyTo?: string;
  /** Where one POST ends messages of this kind, without signing in (RFC 8058); e-mails only. */
  unsubscribe?: string;
};

/** What is the same at every attempt to hand one message over, so that the receiver can recognise a repeat. */
export type Delivery = { key: string; writtenAt: Date };

/**
 * Sends messages. Resolves when the message is in safe hands; rejects when it could not be handed over, with
 * RefusedForGood when trying again is useless.
 */
export type Messenger = { send(message: Message, delivery: Delivery): Promise<void> };

/** The receiver will never take this message. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** The receiver takes nothing at present and names the time after which to try again. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** In ms. */
  readonly after: number;

  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}
