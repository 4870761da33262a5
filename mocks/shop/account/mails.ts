import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { Mail, ShopState } from '../state/state.ts';
import { newSecret } from '../state/tokens.ts';
import { hasLogin } from './account.ts';

/**
 * "Sends" a secret to an e-mail address or phone number. Older secrets for the same purpose become invalid.
 * Nothing is sent if another account has confirmed the address or number.
 */
export function sendSecret(
  state: ShopState,
  { profile }: Account,
  purpose: Mail['purpose'],
  to: string,
): void {
  const isTaken = state.accounts.some((other) => other.profile.id !== profile.id && hasLogin(other, to));
  if (isTaken) return;
  const mail: Mail = { to, accountId: profile.id, token: newSecret(), purpose };
  const isOlder = (other: Mail) =>
    other.accountId === mail.accountId && other.purpose === purpose && other.to === to;
  state.mails = [...state.mails.filter((other) => !isOlder(other)), mail];
}

/**
 * Finds the message that contains a secret.
 * @throws {Refusal} CONFIRMATION_REJECTED if the secret is unknown, used, or for another purpose
 */
export function mailOf(state: ShopState, token: string, isMeantFor: (mail: Mail) => boolean): Mail {
  const mail = state.mails.find((candidate) => candidate.token === token);
  if (!mail || !isMeantFor(mail)) throw new Refusal('CONFIRMATION_REJECTED');
  return mail;
}

export function dropSecret(state: ShopState, mail: Mail): void {
  state.mails = state.mails.filter((other) => other !== mail);
}
