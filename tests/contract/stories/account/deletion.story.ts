import { expect } from 'vitest';
import { credentials, PASSWORD, registration } from '../../people.ts';
import { signIn, signUp } from '../stage/account-steps.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const deletion = story('an account that is deleted', async (scene) => {
  const [articleId = ''] = await stockArticles(scene, { stock: 3 });
  const email = await signUp(scene);
  const phone = scene.browser('the phone');
  await signIn(phone, email);
  await scene.quietly('applyCartActions', add(articleId));
  await scene.quietly('addToWishlist', { body: { items: [{ articleId }] } });
  const { code } = await scene.quietly('shareWishlist');
  await scene.refused('needs its password', 'deleteMyAccount', { body: { password: 'ne-tot-parol-1986' } });
  await scene.step('is gone', 'deleteMyAccount', { body: { password: PASSWORD } });
  expect(scene.shopper.tokens).toEqual({ access: undefined, refresh: undefined });
  await phone.refused('is signed out', 'getMyAccount');
  await phone.refused('does not get in', 'login', { body: credentials(email) });
  await scene.refused('shares nothing', 'getSharedWishlist', { path: { code } });

  await scene.step('leaves its address free', 'register', {
    body: { ...registration(email), marketingConsent: false },
  });
  const token = await scene.shop.secretSentTo(email);
  await scene.step('is made a second time', 'confirmRegistration', { body: { token } });
  await scene.step('knows nothing of the first', 'getMyAccount');
  await scene.step('has another cart', 'getCart');
  await scene.step('has another wishlist', 'getWishlistItems');
});
