import { becomeExternalUser } from '../../external.ts';
import { newAddress, OTHER_PASSWORD, PASSWORD, unchangedProfile } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

export const proofByPassword = story('a session without a recent proof', async (scene) => {
  const email = await signUp(scene);
  const other = { body: unchangedProfile(newAddress()) };
  await scene.shop.letProofsEnd();
  await scene.refused('does not change the e-mail', 'updateMyAccount', other);
  await scene.refused('does not add a phone', 'updateMyAccount', {
    body: { ...unchangedProfile(email), phone: '+79991234567' },
  });
  await scene.step('changes a name', 'updateMyAccount', {
    body: { ...unchangedProfile(email), lastName: 'Лебедева' },
  });
  await scene.refused('is not confirmed by a wrong password', 'proveIdentity', {
    body: { password: OTHER_PASSWORD, code: null },
  });
  await scene.step('is confirmed by the password', 'proveIdentity', {
    body: { password: PASSWORD, code: null },
  });
  await scene.step('changes the e-mail then', 'updateMyAccount', other);
  await scene.step('which waits', 'getMyAccount');
});

export const proofByCode = story('a session of an account without a password', async (scene) => {
  const email = await becomeExternalUser(scene.shopper);
  await scene.shop.letProofsEnd();
  const first = { body: { currentPassword: null, newPassword: OTHER_PASSWORD } };
  await scene.refused('does not set one', 'changePassword', first);
  await scene.refused('does not delete the account', 'deleteMyAccount', { body: { password: null } });
  await scene.step('requests a code', 'requestProofCode');
  const code = await scene.shop.codeSentTo(email);
  await scene.step('is confirmed by the code', 'proveIdentity', { body: { password: null, code } });
  await scene.refused('is confirmed by the code once', 'proveIdentity', { body: { password: null, code } });
  await scene.step('sets a password then', 'changePassword', first);
  await scene.refused('no longer needs a code', 'requestProofCode');
});
