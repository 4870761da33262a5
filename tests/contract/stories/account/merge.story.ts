import { PROMO_CODE } from '../../goods.ts';
import { credentials, PASSWORD } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

/** docs/specification.md §6.4, docs/decisions/0015-what-a-merge-did.md */
export const merge = story('a guest who signs in', async (scene) => {
  const { shop } = scene;
  const [both = '', own = '', sold = '', scarce = ''] = await stockArticles(
    scene,
    ...[{ stock: 30 }, { stock: 9, price: 99_000 }, { stock: 2, price: 99_000 }, { stock: 4, price: 99_000 }],
  );
  const email = await signUp(scene);
  await scene.quietly('applyCartActions', add(both, 6));
  await scene.quietly('addToWishlist', { body: { items: [{ articleId: both }] } });

  const guest = scene.browser('the guest');
  await guest.quietly('createGuestIdentity');
  for (const [articleId, pieces] of [
    [both, 6],
    [own, 1],
    [sold, 2],
    [scarce, 4],
  ] as const)
    await guest.quietly('applyCartActions', add(articleId, pieces));
  await guest.quietly('addPromoCode', { body: { code: PROMO_CODE } });
  await guest.quietly('addToWishlist', { body: { items: [{ articleId: own }, { articleId: both }] } });
  const { code } = await guest.quietly('shareWishlist');
  await shop.setStock(sold, 0);
  await shop.setStock(scarce, 3);

  await guest.step('signs in', 'login', { body: credentials(email, PASSWORD) });
  await guest.step('finds the goods of both', 'getCart');
  await guest.step('is shown it again', 'getCart');
  await guest.step('finds both wishlists', 'getWishlistItems', {}, (items) => ({
    'the newest of the guest on top': items[0]?.articleId === own,
  }));
  await scene.step('sees the same on another device', 'getCart');
  await guest.refused('shares the list of before no longer', 'getSharedWishlist', { path: { code } });
  await guest.step('changes the cart', 'applyCartActions', add(own));
  await guest.step('signs in again', 'login', { body: credentials(email, PASSWORD) });
  await guest.step('finds nothing new', 'getCart');
});

export const mergeOfNothing = story('a guest with nothing who signs in', async (scene) => {
  const email = await signUp(scene);
  const guest = scene.browser('the guest');
  await guest.quietly('createGuestIdentity');
  await guest.step('signs in', 'login', { body: credentials(email, PASSWORD) });
  await guest.step('finds an empty cart that says nothing', 'getCart');
});
