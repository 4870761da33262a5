import { credentials } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

export const signingInAndOut = story('signing in and out', async (scene) => {
  const email = await signUp(scene);
  await scene.step('is signed in after the registration', 'getSession');
  await scene.step('signs out', 'logout');
  const { access, refresh } = scene.shopper.tokens;
  scene.say('has signed out', { 'still has a token': Boolean(access ?? refresh) });
  await scene.step('has no identity', 'getSession');
  await scene.refused('cannot see the account', 'getMyAccount');
  await scene.refused('cannot sign in with a wrong password', 'login', {
    body: credentials(email, 'ne-tot-parol-1986'),
  });
  await scene.refused('cannot sign in with another address', 'login', { body: credentials(`x${email}`) });
  await scene.step('signs in with any spelling of the address', 'login', {
    body: credentials(` ${email.toUpperCase()} `.trim()),
  });
  await scene.step('is signed in again', 'getSession');
  await scene.step('stays the same person', 'createGuestIdentity');

  const before = { ...scene.shopper.tokens };
  await scene.step('has the tokens renewed', 'refreshTokens');
  scene.say('has new tokens', {
    'the access token is another': scene.shopper.tokens.access !== before.access,
    'the refresh token is another': scene.shopper.tokens.refresh !== before.refresh,
  });
  await scene.step('is still signed in', 'getUserIdentity');
  await scene.step('ends the session', 'deleteSession');
  await scene.refused('can no longer renew', 'refreshTokens');
  await scene.step('has no identity again', 'getSession');
});
