import { credentials, newAddress, registration, UNKNOWN_SECRET } from '../../people.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

/** docs/specification.md §6.3, docs/decisions/0013-proving-addresses.md */
export const registering = story('a registration', async (scene) => {
  const email = newAddress();
  const body = registration(email);
  const [articleId = ''] = await stockArticles(scene, { stock: 3 });
  await scene.quietly('createGuestIdentity');
  await scene.quietly('applyCartActions', add(articleId));

  await scene.refused('needs a password that is not common', 'register', {
    body: { ...body, password: '1234567890' },
  });
  const { email: _, ...nowhere } = body;
  await scene.refused('needs an address', 'register', { body: nowhere });
  await scene.step('waits for confirmation of the address', 'register', { body });
  await scene.step('leaves the guest a guest', 'getSession');
  await scene.refused('gives no access before that', 'login', { body: credentials(email) });
  await scene.step('sends the message again', 'requestConfirmation', { body: { login: email } });
  await scene.step('does not reveal an unknown address', 'requestConfirmation', {
    body: { login: newAddress() },
  });
  const token = await scene.shop.secretSentTo(email);
  await scene.refused('does not accept a wrong secret', 'confirmRegistration', {
    body: { token: UNKNOWN_SECRET },
  });
  await scene.step('is confirmed by the secret of the message', 'confirmRegistration', { body: { token } });
  await scene.refused('is confirmed only once', 'confirmRegistration', { body: { token } });
  await scene.step('signs in', 'getSession');
  await scene.step('keeps the cart of the guest', 'getCart');
  await scene.step('creates this account', 'getMyAccount');
  await scene.step('with these consents', 'getMyConsents');

  const other = scene.browser('another person');
  await other.step('cannot see that the address is taken', 'register', { body });
  await other.refused('does not get access', 'login', { body: credentials(email, 'ne-tot-parol-1986') });
});

export const withoutNews = story('a registration without the newsletter', async (scene) => {
  const email = newAddress();
  await scene.step('does not subscribe', 'register', {
    body: { ...registration(email), marketingConsent: false },
  });
  const token = await scene.shop.secretSentTo(email);
  await scene.step('is proven', 'confirmRegistration', { body: { token } });
  await scene.step('creates this account', 'getMyAccount');
  await scene.step('with these consents', 'getMyConsents');
});

/** docs/decisions/0050-registering-browser.md */
export const confirmedElsewhere = story('a registration confirmed in another browser', async (scene) => {
  const email = newAddress();
  await scene.quietly('register', { body: registration(email) });
  const token = await scene.shop.secretSentTo(email);
  const owner = scene.browser('the owner of the address');
  await owner.step('needs another password', 'confirmRegistration', { body: { token } });
  await owner.refused('is confirmed only once', 'confirmRegistration', { body: { token } });
  await owner.step('does not sign in', 'getSession');
  await scene.refused('makes the typed password invalid', 'login', { body: credentials(email) });
  const password = 'malinovyy-uzvar-1986';
  await owner.step('sets a password with the same secret', 'setNewPassword', { body: { token, password } });
  await owner.step('accepts the new password', 'login', { body: credentials(email, password) });
});
