import { credentials, newAddress, OTHER_PASSWORD, PASSWORD, UNKNOWN_SECRET } from '../../people.ts';
import { signIn, signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

const WRONG = 'ne-tot-parol-1986';

export const changedPassword = story('a password that is changed', async (scene) => {
  const email = await signUp(scene);
  const phone = scene.browser('the phone');
  await signIn(phone, email);
  await scene.refused('needs the old one', 'changePassword', {
    body: { currentPassword: WRONG, newPassword: OTHER_PASSWORD },
  });
  await scene.refused('is not a common one', 'changePassword', {
    body: { currentPassword: PASSWORD, newPassword: 'qwertyuiop' },
  });
  await scene.step('is set', 'changePassword', {
    body: { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD },
  });
  await scene.step('leaves this device signed in', 'getSession');
  await phone.refused('is signed out', 'getMyAccount');
  await phone.refused('does not get in with the old one', 'login', { body: credentials(email, PASSWORD) });
  await phone.step('gets in with the new one', 'login', { body: credentials(email, OTHER_PASSWORD) });
});

export const forgottenPassword = story('a password that was forgotten', async (scene) => {
  const email = await signUp(scene);
  const other = scene.browser('the browser of the link');
  await other.step('asks for a link', 'requestPasswordReset', { body: { login: email } });
  await other.step('learns nothing about an unknown address', 'requestPasswordReset', {
    body: { login: newAddress() },
  });
  const token = await scene.shop.secretSentTo(email);
  const set = (secret: string, password: string) => ({ body: { token: secret, password } });
  await other.refused('needs the secret', 'setNewPassword', set(UNKNOWN_SECRET, OTHER_PASSWORD));
  await other.refused('takes no common one', 'setNewPassword', set(token, 'password12'));
  await other.step('sets a new one', 'setNewPassword', set(token, OTHER_PASSWORD));
  await other.refused('sets it once', 'setNewPassword', set(token, WRONG));
  await other.step('is not signed in by that', 'getSession');
  await scene.refused('is signed out everywhere', 'getMyAccount');
  await scene.refused('does not get in with the old one', 'login', { body: credentials(email, PASSWORD) });
  await scene.step('gets in with the new one', 'login', { body: credentials(email, OTHER_PASSWORD) });
});
