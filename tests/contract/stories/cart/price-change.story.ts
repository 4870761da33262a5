import { add, setQuantity, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const priceChange = story('a price that changes', async (scene) => {
  const [coat = '', shirt = ''] = await stockArticles(scene, { stock: 5 }, { stock: 5, price: 199_000 });
  await scene.quietly('createGuestIdentity');
  await scene.quietly('applyCartActions', add(coat, 2));
  await scene.shop.setPrice(coat, 620_000);
  await scene.step('is said when the cart is read', 'getCart');
  await scene.step('is still said after another line changed', 'applyCartActions', add(shirt));
  await scene.step('is not said once the line was touched', 'applyCartActions', setQuantity(coat, 3));
  await scene.shop.setPrice(coat, 400_000);
  await scene.step('is said of a lower price too', 'getCart');
  await scene.shop.setStock(coat, 1);
  await scene.step('is said beside a lowered quantity', 'getCart');
  await scene.shop.setStock(coat, 0);
  await scene.step('is not said of what has sold out', 'getCart');
});
