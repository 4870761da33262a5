import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ExternalProvider } from '../../backend/identity/base/external-sign-in.ts';
import { ExternalRejected } from '../../backend/identity/base/external-sign-in.ts';
import { personForCode } from '../../mocks/shop/account/external-people.ts';
import type { ExternalPerson } from '../../mocks/shop/state/external-person.ts';
import { newName } from './people.ts';
import type { Shopper } from './shopper.ts';

/**
 * An authorization code that the providers of the tests accept; so does the mock shop. `claim` says whether
 * the provider has verified the e-mail address.
 */
export const codeOf = (claim: 'verified' | 'unverified', name: string) => `${claim}.${name}`;

/** Starts an external sign-in. Returns the `state` that the provider will send back. */
export async function startExternalSignIn(shopper: Shopper): Promise<string> {
  const { data } = await sdk.startExternalSignIn({
    ...shopper.with(),
    path: { provider: 'yandex' },
    body: { mode: 'popup', redirect: '/wishlist' },
    throwOnError: true,
  });
  return new URL(data.url).searchParams.get('state') ?? '';
}

/** Starts an external sign-in and finishes it with a code. */
export async function signInExternally(shopper: Shopper, code: string) {
  const state = await startExternalSignIn(shopper);
  const path = { provider: 'yandex' as const };
  const { data } = await sdk.completeExternalSignIn({ ...shopper.with(), path, body: { state, code } });
  return { state, status: data?.status };
}

/**
 * Creates an account without a password by an external sign-in. Returns its e-mail address. With `unverified`
 * the address is not confirmed yet.
 */
export async function becomeExternalUser(
  shopper: Shopper,
  claim: 'verified' | 'unverified' = 'verified',
): Promise<string> {
  const name = newName();
  const { state } = await signInExternally(shopper, codeOf(claim, name));
  const path = { provider: 'yandex' as const };
  const body = { state, personalDataConsent: true as const, marketingConsent: false };
  await sdk.completeExternalSignIn({ ...shopper.with(), path, body });
  return `${name}@example.ru`;
}

/** Fake sign-in providers for the backend. They accept every code made by `codeOf`. */
export function credulousProviders(): ExternalProvider[] {
  const names = { vk: 'VK ID', yandex: 'Яндекс ID', tid: 'T-ID' } as const;
  return (['vk', 'yandex', 'tid'] as const).map((id) => ({
    id,
    name: names[id],
    async authorizationUrl({ state }) {
      return new URL(`https://${id}.example.ru/authorize?state=${encodeURIComponent(state)}`);
    },
    async identify(_attempt, { code }) {
      const person = personForCode(code);
      if (!person) throw new ExternalRejected('an unknown code');
      return profileOf(person);
    },
  }));
}

const profileOf = ({ subject, email, isEmailVerified, firstName }: ExternalPerson) => ({
  subject,
  email,
  emailVerified: isEmailVerified,
  firstName,
  lastName: '',
});
