import { codeOf } from '../../external.ts';
import { newName, OTHER_PASSWORD, registration } from '../../people.ts';
import type { Actor } from '../stage/actor.ts';
import { story } from '../stage/story.ts';

const path = { provider: 'yandex' as const };

/**
 * Signs in with an external provider and records the result. Returns the `state` parameter of the sign-in.
 */
async function comeBack(browser: Actor, name: string, code: string): Promise<string> {
  const { url } = await browser.quietly('startExternalSignIn', {
    path,
    body: { mode: 'popup', redirect: '/wishlist' },
  });
  const state = new URL(url).searchParams.get('state') ?? '';
  await browser.step(name, 'completeExternalSignIn', { path, body: { state, code } }, (result) => ({
    result: result.status,
    'signed in': browser.shopper.tokens.access !== undefined,
  }));
  return state;
}

export const newcomer = story('a new shopper who signs in with a provider', async (scene) => {
  await scene.step('can choose a provider', 'getExternalProviders', {}, ({ providers }) => ({
    providers: providers.map(({ id, name }) => [id, name]),
  }));
  const code = codeOf('verified', newName());
  const state = await comeBack(scene, 'is asked for consent', code);
  await scene.step(
    'consents',
    'completeExternalSignIn',
    { path, body: { state, personalDataConsent: true } },
    (result) => ({ ...result }),
  );
  const made = await scene.step('has an account without a password', 'getMyAccount');
  await scene.step('has not subscribed to news', 'getMyConsents');

  const later = scene.browser('another device');
  await comeBack(later, 'needs no consent the next time', code);
  await later.step('signs in to the same account', 'getMyAccount', {}, ({ id }) => ({
    'it is': id === made.id,
  }));
  await later.step('sets a password', 'changePassword', {
    body: { currentPassword: null, newPassword: OTHER_PASSWORD },
  });
  await later.step('has a password then', 'getMyAccount');
});

export const knownEmail = story('an external sign-in with a known e-mail', async (scene) => {
  const name = newName();
  const email = `${name}@example.ru`;
  await scene.quietly('register', { body: registration(email) });
  await scene.quietly('confirmRegistration', { body: { token: await scene.shop.secretSentTo(email) } });
  const { id } = await scene.quietly('getMyAccount');
  const device = scene.browser('another device');
  await comeBack(device, 'signs in to the account', codeOf('verified', name));
  await device.step('same account', 'getMyAccount', {}, (account) => ({ 'it is': account.id === id }));
});

export const unverifiedEmail = story(
  'an external sign-in with an e-mail that is not verified',
  async (scene) => {
    const state = await comeBack(scene, 'is asked for consent', codeOf('unverified', newName()));
    const body = { state, personalDataConsent: true as const };
    await scene.step('creates an account', 'completeExternalSignIn', { path, body });
    await scene.step('the e-mail is unconfirmed', 'getMyAccount');
  },
);
