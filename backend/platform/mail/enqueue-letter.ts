import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Address, LetterMessage } from '../outbox/outbox-content.ts';
import type { Message } from '../ports/messenger.ts';
import { type Letter, type LetterShop, letterHtml, letterSms, letterText } from './letter.ts';

/** A letter without a secret may still be sent this long after it was written, in ms. */
export const NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;

/** Converts a letter to an e-mail, whose text and HTML have the same content. */
export const emailOf = (to: string, letter: Letter, shop: LetterShop): Message => ({
  channel: 'email',
  to,
  subject: letter.subject,
  text: letterText(letter, shop),
  html: letterHtml(letter, shop),
});

const smsOf = (to: string, letter: Letter, shop: LetterShop): Message => ({
  channel: 'sms',
  to,
  subject: letter.subject,
  text: letterSms(letter, shop),
});

/**
 * Writes a letter to the outbox: as an e-mail or, if the address is a phone, as a text message. Call this in
 * the transaction of the change that the letter is about.
 * @param letter.life How long the letter may still be sent, in ms: if it contains a secret, as long as that
 * is valid.
 * @param letter.replyTo E-mail address for replies.
 */
export function enqueueLetter(
  tx: Database | Transaction,
  { clock, ids, ...shop }: Pick<PlatformDeps, 'clock' | 'ids'> & LetterShop,
  { to, letter, life, replyTo }: { to: Address; letter: Letter; life: number; replyTo?: string },
): Promise<void> {
  const written = (to.channel === 'email' ? emailOf : smsOf)(to.value, letter, shop);
  const message = replyTo === undefined ? written : { ...written, replyTo };
  return enqueue<LetterMessage>(tx, { clock, ids }, { content: { kind: 'letter', message }, life });
}
