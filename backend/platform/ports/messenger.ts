/** A message to one shopper. `to` is an e-mail address or a phone in E.164; only e-mails have `html`, which says what `text` says. */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
};

/** Sends messages. Resolves when the message is in safe hands; rejects when it could not be handed over. */
export type Messenger = { send(message: Message): Promise<void> };
