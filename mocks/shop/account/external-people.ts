import type { ExternalProviderId } from '#contract/client/client.schemas.ts';

/** What a provider says of a person who signed in there. */
export type ExternalPerson = { subject: string; email: string; isEmailVerified: boolean; firstName: string };

/**
 * Who comes back from a provider with a code: `verified.anna` is a person whose proven e-mail is `anna@example.ru`,
 * `unverified.anna` claims the same without a proof. Any other code is none.
 */
export function personBehind(code: string): ExternalPerson | undefined {
  const [, claim, subject] = /^(verified|unverified)\.([\w-]+)$/.exec(code) ?? [];
  if (!claim || !subject) return undefined;
  const email = `${subject.toLowerCase()}@example.ru`;
  return { subject, email, isEmailVerified: claim === 'verified', firstName: 'Анна' };
}

/** Providers of the mock shop ask nothing; each always sends the same person back, so that every outcome is shown. */
export const CODE_OF_PROVIDER: Partial<Record<ExternalProviderId, string>> = {
  // Has no account yet, so the consent is asked for.
  vk: 'verified.novaya',
  // The demo account, which is linked.
  yandex: 'verified.anna',
  // The e-mail is not proven there.
  tid: 'unverified.anna',
};
