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
 * The code that each provider of the mock shop returns. The providers show no page: each always returns the
 * same person, so that every outcome can be seen.
 */
export const CODE_OF_PROVIDER: Partial<Record<ExternalProviderId, string>> = {
  // A person who has no account yet, so the shop asks for a consent.
  vk: 'verified.novaya',
  // The person of the demo account, which is already linked.
  yandex: 'verified.anna',
  // A person whose e-mail the provider has not confirmed.
  tid: 'unverified.anna',
};
