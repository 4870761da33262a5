import { describe, expect, test } from 'vitest';
import * as sdk from '../../../src/generated/sdk/sdk.gen';
import { codeOf, signInExternally } from '../external.ts';
import { becomeUser, newName, OTHER_PASSWORD } from '../people.ts';
import { Shopper, type Target } from '../shopper.ts';

const account = async (shopper: Shopper) =>
  (await sdk.getMyAccount({ ...shopper.with(), throwOnError: true })).data;

/** Who comes back from a provider. */
export function describeExternalStories(target: () => Target): void {
  describe('a sign-in elsewhere', () => {
    test('offers the providers in their order', async () => {
      const shopper = new Shopper(target());
      const { data } = await sdk.getExternalProviders({ ...shopper.with(), throwOnError: true });
      expect(data.providers.map(({ id }) => id)).toEqual(['vk', 'yandex', 'tid']);
    });

    test('makes an account only with the consent, and needs none the next time', async () => {
      const shopper = new Shopper(target());
      const code = codeOf('verified', newName());
      const { state, status } = await signInExternally(shopper, code);
      expect(status).toBe('CONSENT_REQUIRED');
      expect(shopper.tokens).toEqual({ access: undefined, refresh: undefined });

      const body = { state, personalDataConsent: true as const };
      const path = { provider: 'yandex' as const };
      const { data } = await sdk.completeExternalSignIn({ ...shopper.with(), path, body });
      expect(data).toEqual({ status: 'SIGNED_IN', mode: 'popup', redirect: '/wishlist' });
      const made = await account(shopper);
      expect(made).toMatchObject({
        isEmailConfirmed: true,
        hasPassword: false,
        externalProviders: ['yandex'],
        subscriptions: [],
      });

      const later = new Shopper(target());
      expect(await signInExternally(later, code)).toMatchObject({ status: 'SIGNED_IN' });
      expect((await account(later)).id).toBe(made.id);

      const password = { currentPassword: null, newPassword: OTHER_PASSWORD };
      await sdk.changePassword({ ...later.with(), body: password, throwOnError: true });
      expect(await account(later)).toMatchObject({ hasPassword: true });
    });

    test('lets an e-mail wait that the provider does not vouch for', async () => {
      const name = newName();
      const shopper = new Shopper(target());
      const { state } = await signInExternally(shopper, codeOf('unverified', name));
      const body = { state, personalDataConsent: true as const };
      const path = { provider: 'yandex' as const };
      await sdk.completeExternalSignIn({ ...shopper.with(), path, body, throwOnError: true });
      const pendingEmail = `${name}@example.ru`;
      expect(await account(shopper)).toMatchObject({ email: '', isEmailConfirmed: false, pendingEmail });
    });

    test('opens the account that has proven the same e-mail', async () => {
      const name = newName();
      const shopper = new Shopper(target());
      await becomeUser(shopper, `${name}@example.ru`);
      const { id } = await account(shopper);
      const device = new Shopper(target());
      const { status } = await signInExternally(device, codeOf('verified', name));
      expect(status).toBe('SIGNED_IN');
      expect(await account(device)).toMatchObject({ id, externalProviders: ['yandex'], hasPassword: true });
    });
  });
}
