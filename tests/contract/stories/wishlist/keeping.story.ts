import { UNKNOWN_ID } from '../../goods.ts';
import { stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

const withItems = (...articleIds: string[]) => ({
  body: { items: articleIds.map((articleId) => ({ articleId })) },
});

const page = (sort: 'added' | 'price-asc' = 'added', filter: 'all' | 'in-stock' = 'all', size = 24) => ({
  body: { page: 1, size, sort, filter },
});

export const keeping = story('a wishlist', async (scene) => {
  const [coat = '', shirt = '', scarf = ''] = await stockArticles(
    scene,
    { stock: 5, price: 900_000 },
    { stock: 5, price: 300_000 },
    { stock: 5, price: 600_000 },
  );
  await scene.refused('needs an identity', 'getWishlistItems');
  await scene.quietly('createGuestIdentity');
  await scene.step('is empty at first', 'getWishlistPage', page());
  const order = (items: { articleId: string }[]) => ({
    order: items.map(
      ({ articleId }) => ['coat', 'shirt', 'scarf'][[coat, shirt, scarf].indexOf(articleId)] ?? '?',
    ),
  });
  await scene.step('keeps a coat', 'addToWishlist', withItems(coat), order);
  await scene.step('keeps two more, the last on top', 'addToWishlist', withItems(shirt, scarf), order);
  await scene.step('leaves in place what is there', 'addToWishlist', withItems(coat), order);
  const force = { ...withItems(coat), query: { force: true } };
  await scene.step('moves it to the top when asked', 'addToWishlist', force, order);
  await scene.refused('keeps nothing with an unknown article', 'addToWishlist', withItems(shirt, UNKNOWN_ID));
  await scene.shop.setPrice(coat, 700_000);
  await scene.shop.setStock(shirt, 0);
  const entries = ({ items }: { items: { articleId: string }[] }) => order(items);
  await scene.step('says what became cheaper or sold out', 'getWishlistPage', page(), entries);
  await scene.step('is sorted by price', 'getWishlistPage', page('price-asc'), entries);
  await scene.step('is narrowed to what is in stock', 'getWishlistPage', page('added', 'in-stock'), entries);
  await scene.step('has pages', 'getWishlistPage', page('added', 'all', 2), entries);
  await scene.step('loses one', 'removeFromWishlist', { path: { articleId: coat } });
  await scene.step('loses it again', 'removeFromWishlist', { path: { articleId: coat } });
  await scene.step('has two left', 'getWishlistItems', {}, order);
});
