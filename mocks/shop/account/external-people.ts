import type { ExternalProviderId } from '#contract/client/client.schemas.ts';
import type { ExternalPerson } from '../state/external-person.ts';

/**
 * The person for an authorization code. `verified.anna` has the confirmed e-mail address `anna@example.ru`,
 * `unverified.anna` the same address unconfirmed. Undefined for other codes.
 */
export function personForCode(code: string): ExternalPerson | undefined {
  const [, claim, subject] = /^(verified|unverified)\.([\w-]+)$/.exec(code) ?? [];
  if (!claim || !subject) return undefined;
  const email = `${subject.toLowerCase()}@example.ru`;
  return { subject, email, isEmailVerified: claim === 'verified', firstName: 'Анна' };
}

/**
 * The authorization code that each provider of the mock shop returns. The providers show no page: each always
 * signs in the same person, and together they show all possible results.
 */
export const CODE_OF_PROVIDER: Partial<Record<ExternalProviderId, string>> = {
  // A person without an account. The shop asks for a consent.
  vk: 'verified.novaya',
  // The owner of the demo account, to which this provider is linked.
  yandex: 'verified.anna',
  // A person whose e-mail address the provider has not confirmed.
  tid: 'unverified.anna',
};
