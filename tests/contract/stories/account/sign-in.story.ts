import { credentials } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

export const signingInAndOut = story('signing in and out', async (scene) => {
  const email = await signUp(scene);
  await scene.step('is known after the registration', 'getSession');
  await scene.step('signs out', 'logout');
  const { access, refresh } = scene.shopper.tokens;
  scene.say('has signed out', { 'has a token left': Boolean(access ?? refresh) });
  await scene.step('has no identity', 'getSession');
  await scene.refused('has no account to see', 'getMyAccount');
  await scene.refused('does not get in with another password', 'login', {
    body: credentials(email, 'ne-tot-parol-1986'),
  });
  await scene.refused('does not get in with another address', 'login', { body: credentials(`x${email}`) });
  await scene.step('gets in, however the address is written', 'login', {
    body: credentials(` ${email.toUpperCase()} `.trim()),
  });
  await scene.step('is known again', 'getSession');
  await scene.step('stays the same person', 'createGuestIdentity');

  const before = { ...scene.shopper.tokens };
  await scene.step('has the tokens renewed', 'refreshTokens');
  scene.say('has new tokens', {
    'the access token is another': scene.shopper.tokens.access !== before.access,
    'the refresh token is another': scene.shopper.tokens.refresh !== before.refresh,
  });
  await scene.step('is still known', 'getUserIdentity');
  await scene.step('ends the session', 'deleteSession');
  await scene.refused('cannot renew any more', 'refreshTokens');
  await scene.step('has no identity again', 'getSession');
});
