import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Address, LetterMessage } from '../outbox/outbox-content.ts';
import type { Message } from '../ports/messenger.ts';
import { type Letter, type LetterShop, letterHtml, letterSms, letterText } from './letter.ts';

/** How long a letter that contains no secret can be sent, in ms. */
export const NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;

/** Converts a letter to an e-mail with equivalent text and HTML. */
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
 * Writes a letter to the outbox: as an e-mail, or as a text message if the address is a phone. Call this in
 * the transaction of the event that the letter is about.
 * @param letter.life how long the letter can be sent, in ms: as long as the secret in it is valid
 * @param letter.replyTo the e-mail address for replies
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
