import type { Message, Messenger } from '../ports/messenger.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

/** A letter as an e-mail of two parts that say the same. */
export const emailOf = (to: string, letter: Letter, publicUrl: string): Message => ({
  channel: 'email',
  to,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, publicUrl),
});

/** Sends a letter to an e-mail address, or its text to a phone. Rejects when it could not be handed over. */
export function sendLetter(
  { mail, publicUrl }: { mail: Messenger; publicUrl: string },
  to: { channel: 'email' | 'phone'; value: string },
  letter: Letter,
): Promise<void> {
  if (to.channel === 'email') return mail.send(emailOf(to.value, letter, publicUrl));
  const { subject } = letter;
  return mail.send({ channel: 'sms', to: to.value, subject, text: letterText(letter) });
}
