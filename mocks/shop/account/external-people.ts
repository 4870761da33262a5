import type { ExternalProviderId } from '#contract/client/client.schemas.ts';
import type { ExternalPerson } from '../state/external-person.ts';

/**
 * The person for a provider's code: `verified.anna` has the confirmed e-mail `anna@example.ru`, `unverified.anna` has
 * the same e-mail unconfirmed. Undefined for any other code.
 */
export function personForCode(code: string): ExternalPerson | undefined {
  const [, claim, subject] = /^(verified|unverified)\.([\w-]+)$/.exec(code) ?? [];
  if (!claim || !subject) return undefined;
  const email = `${subject.toLowerCase()}@example.ru`;
  return { subject, email, isEmailVerified: claim === 'verified', firstName: 'Анна' };
}

/**
 * The code that each provider of the mock shop returns. Providers do not ask; each always returns the same
 * person, so that every outcome can be seen.
 */
export const CODE_OF_PROVIDER: Partial<Record<ExternalProviderId, string>> = {
  // Has no account yet, so the shop asks for a consent.
  vk: 'verified.novaya',
  // The demo account, which is already linked.
  yandex: 'verified.anna',
  // The provider has not confirmed the e-mail.
  tid: 'unverified.anna',
};
