import { add, setQuantity, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

/** docs/decisions/0004-cart-semantics.md */
export const overStock = story('more pieces than are in stock', async (scene) => {
  const { shop } = scene;
  const [few = '', many = ''] = await stockArticles(scene, { stock: 3 }, { stock: 50, price: 99_000 });
  await scene.quietly('createGuestIdentity');
  await scene.step('asks for ten of three', 'applyCartActions', add(few, 10));
  await scene.step('touches the line', 'applyCartActions', setQuantity(few, 3));
  await scene.step('asks for one more than there are', 'applyCartActions', add(few));
  await scene.step('asks for eleven pieces in two steps', 'applyCartActions', add(many, 10));
  await scene.step('the second of them', 'applyCartActions', add(many));
  await shop.setStock(few, 1);
  await scene.step('reads when others have bought two', 'getCart');
  await shop.setStock(few, 20);
  await scene.step('reads when there is enough again', 'getCart');
  await shop.setStock(few, 0);
  await scene.step('reads when it has sold out', 'getCart');
  await scene.refused('asks for what has sold out', 'applyCartActions', add(few));
  await scene.refused('asks for a number of it', 'applyCartActions', setQuantity(few, 1));
  await scene.step('changes another line', 'applyCartActions', setQuantity(many, 1));
  await shop.setStock(few, 20);
  await scene.step('reads when it is back', 'getCart');
  await shop.setStock(few, 0);
  await scene.step('takes it out', 'applyCartActions', setQuantity(few, 0));
});
