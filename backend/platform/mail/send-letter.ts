import type { Message, Messenger } from '../ports/messenger.ts';
import { type Letter, type LetterShop, letterHtml, letterSms, letterText } from './letter.ts';

/** A letter as an e-mail of two parts that say the same. */
export const emailOf = (to: string, letter: Letter, shop: LetterShop): Message => ({
  channel: 'email',
  to,
  subject: letter.subject,
  text: letterText(letter, shop),
  html: letterHtml(letter, shop),
});

/** Sends a letter to an e-mail address, or its text to a phone. Rejects when it could not be handed over. */
export function sendLetter(
  { mail, ...shop }: { mail: Messenger } & LetterShop,
  to: { channel: 'email' | 'phone'; value: string },
  letter: Letter,
): Promise<void> {
  if (to.channel === 'email') return mail.send(emailOf(to.value, letter, shop));
  const { subject } = letter;
  return mail.send({ channel: 'sms', to: to.value, subject, text: letterSms(letter, shop) });
}
