import { expect } from 'vitest';
import { becomeExternalUser } from '../../external.ts';
import { credentials, newAddress, OTHER_PASSWORD, unchangedProfile } from '../../people.ts';
import { signIn, signUp } from '../stage/account-steps.ts';
import type { Actor } from '../stage/actor.ts';
import { type Scene, story } from '../stage/story.ts';

/** Changes the account's e-mail address. Returns the new address. */
async function changeEmail(thief: Actor, { shop }: Scene): Promise<string> {
  const email = newAddress();
  await thief.quietly('updateMyAccount', { body: unchangedProfile(email) });
  const token = await shop.secretSentTo(email);
  await thief.quietly('confirmRegistration', { body: { token } });
  return email;
}

export const undoneChange = story('an account that was taken over', async (scene) => {
  const email = await signUp(scene);
  const thief = scene.browser('the thief');
  await signIn(thief, email);
  const stolen = await changeEmail(thief, scene);
  const token = await scene.shop.secretSentTo(email);
  await changeEmail(thief, scene);
  const later = await scene.shop.secretSentTo(stolen);
  await scene.step('lists its events', 'getMyAccountEvents');
  await scene.refused('is lost', 'login', { body: credentials(email) });

  await scene.step('is restored by the link to the first address', 'undoAccountChange', {
    body: { token },
  });
  await scene.refused('is restored only once', 'undoAccountChange', { body: { token } });
  await thief.refused('cannot be restored by the link to the second address', 'undoAccountChange', {
    body: { token: later },
  });
  await thief.refused('is signed out', 'getMyAccount');
  await thief.refused('has no valid password', 'login', { body: credentials(email) });
  const reset = await scene.shop.secretSentTo(email);
  await scene.step('gets a new password by a letter', 'setNewPassword', {
    body: { token: reset, password: OTHER_PASSWORD },
  });
  await scene.quietly('login', { body: credentials(email, OTHER_PASSWORD) });
  expect(await scene.step('belongs to the owner', 'getMyAccount')).toMatchObject({ email, pendingEmail: '' });
  await scene.step('lists the restoration', 'getMyAccountEvents');
});

export const unlinkedSignIn = story('an external sign-in that is unlinked', async (scene) => {
  const path = { path: { provider: 'yandex' as const } };
  await becomeExternalUser(scene.shopper);
  await scene.shop.letProofsEnd();
  await scene.refused('needs a proof', 'unlinkExternalSignIn', path);
  await scene.refused('is not one of another provider', 'unlinkExternalSignIn', { path: { provider: 'vk' } });
  const other = scene.browser('another shopper');
  await becomeExternalUser(other.shopper);
  await other.step('is gone', 'unlinkExternalSignIn', path);
  await other.refused('is gone once', 'unlinkExternalSignIn', path);
  await other.step('is no longer shown in the account', 'getMyAccount');
  await other.step('is listed among the events', 'getMyAccountEvents');
});
