import { expect } from 'vitest';
import { credentials, newAddress, unchangedProfile } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

export const editedProfile = story('an edited profile', async (scene) => {
  const email = await signUp(scene);
  const edited = {
    ...unchangedProfile(email),
    firstName: ' Анна ',
    lastName: 'Лебедева',
    birthDate: '29.02.1988',
    sex: 'FEMALE' as const,
  };
  await scene.step('is saved', 'updateMyAccount', { body: edited });
  await scene.step('is kept', 'getMyAccount');
  for (const birthDate of ['30.02.1988', '01.01.2999', '29.02.1989'])
    await scene.refused(`cannot have the birthday ${birthDate}`, 'updateMyAccount', {
      body: { ...edited, birthDate },
    });
  await scene.refused('shows all errors at once', 'updateMyAccount', {
    body: { ...edited, email: '', birthDate: '30.02.1988' },
  });
  await scene.refused('needs a way to sign in', 'updateMyAccount', { body: { ...edited, email: '' } });
  await scene.step('removes a birthday', 'updateMyAccount', { body: { ...edited, birthDate: null } });
  await scene.step('has an unconfirmed phone', 'updateMyAccount', {
    body: { ...edited, phone: '+79991234567' },
  });
  await scene.refused('cannot subscribe to news that nothing sends', 'updateMyAccount', {
    body: { ...edited, subscriptions: ['EMAIL_NEWS', 'SMS_NEWS'] },
  });
  await scene.step('unsubscribes from all news', 'updateMyAccount', {
    body: { ...edited, subscriptions: [] },
  });
  await scene.step('has thereby withdrawn the consent', 'getMyConsents');
  await scene.step('subscribes again', 'updateMyAccount', { body: edited });
  await scene.step('has consented again', 'getMyConsents');
});

export const newEmail = story('a new e-mail', async (scene) => {
  const email = await signUp(scene);
  const pending = newAddress();
  await scene.step('is unconfirmed at first', 'updateMyAccount', { body: unchangedProfile(pending) });
  const device = scene.browser('another device');
  await device.refused('cannot sign in with it yet', 'login', { body: credentials(pending) });
  const secret = await scene.shop.secretSentTo(pending);
  await scene.step('is cancelled', 'updateMyAccount', { body: unchangedProfile(email) });
  await scene.refused('cannot be confirmed then', 'confirmRegistration', { body: { token: secret } });

  await scene.quietly('updateMyAccount', { body: unchangedProfile(pending) });
  const token = await scene.shop.secretSentTo(pending);
  await scene.step('is proven', 'confirmRegistration', { body: { token } });
  expect(scene.shopper.last?.headers.getSetCookie()).toEqual([]);
  const account = await scene.step('becomes the account’s e-mail', 'getMyAccount');
  expect(account).toMatchObject({ email: pending, pendingEmail: '' });
  await device.step('signs in with it', 'login', { body: credentials(pending) });
  await device.refused('cannot sign in with the old one', 'login', { body: credentials(email) });
});
