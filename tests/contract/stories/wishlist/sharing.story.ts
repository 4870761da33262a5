import { expect } from 'vitest';
import { stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const sharing = story('a shared wishlist', async (scene) => {
  const articleIds = await stockArticles(scene, { stock: 5 }, { stock: 5 }, { stock: 5 });
  await scene.quietly('createGuestIdentity');
  const { code } = await scene.step('gets an address', 'shareWishlist');
  await scene.step('keeps it', 'shareWishlist', {}, (again) => ({ 'it is the same': again.code === code }));
  const friend = scene.browser('a friend');
  const path = { code };
  await friend.step('sees nothing yet', 'getSharedWishlist', { path }, ({ items }) => ({
    count: items.length,
  }));
  for (const articleId of articleIds)
    await scene.quietly('addToWishlist', { body: { items: [{ articleId }] } });
  const mine = await scene.quietly('getWishlistItems');
  const seen = await friend.step('sees what is on it now', 'getSharedWishlist', { path }, ({ items }) => ({
    count: items.length,
  }));
  const variants = [...new Set(mine.map(({ variantId }) => variantId))];
  expect(seen.items.map(({ variantId }) => variantId)).toEqual(variants);
  await scene.step('is closed', 'stopSharingWishlist');
  await scene.step('is closed again', 'stopSharingWishlist');
  await friend.refused('sees it no longer', 'getSharedWishlist', { path });
  await scene.step('gets another address', 'shareWishlist', {}, (again) => ({
    'it is the same': again.code === code,
  }));
});
