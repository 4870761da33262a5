import { UNKNOWN_ID } from '../../goods.ts';
import { signIn, signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

export const devices = story('devices', async (scene) => {
  const email = await signUp(scene);
  const phone = scene.browser('the phone');
  await signIn(phone, email);
  const { items } = await scene.step('are listed, the one that asks first', 'getMySignIns');
  await phone.step('sees itself first', 'getMySignIns');
  const path = { signInId: items.find(({ current }) => !current)?.id ?? '' };
  await scene.refused('of others cannot be signed out', 'endMySignIn', { path: { signInId: UNKNOWN_ID } });
  await scene.step('can be signed out', 'endMySignIn', { path });
  await scene.step('can be signed out again', 'endMySignIn', { path });
  await phone.refused('is signed out', 'getMyAccount');
  await phone.refused('has no session either', 'getSession');
  await scene.step('are fewer then', 'getMySignIns');
  await signIn(phone, email);
  await scene.step('are signed out all together', 'endMySignIns');
  await phone.refused('is signed out too', 'getMyAccount');
  await scene.step('are all gone then', 'getSession');
});
