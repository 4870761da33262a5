import { add, remove, setQuantity, stockArticles, together } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const filling = story('adding goods to a cart', async (scene) => {
  const [coat = '', shirt = ''] = await stockArticles(scene, { stock: 20 }, { stock: 5, price: 199_000 });
  await scene.quietly('createGuestIdentity');
  await scene.step('puts two pieces in', 'applyCartActions', add(coat, 2));
  await scene.step('puts one more of the same in', 'applyCartActions', add(coat));
  await scene.step('puts something else in', 'applyCartActions', add(shirt), ({ items }) => ({
    'the new one is the last': items.at(-1)?.articleId === shirt,
  }));
  await scene.step('wants as many as there are already', 'applyCartActions', setQuantity(coat, 3));
  await scene.step('wants another number', 'applyCartActions', setQuantity(coat, 5));
  await scene.step('takes some pieces out', 'applyCartActions', remove(coat, 4));
  await scene.step('does several things at once', 'applyCartActions', together(add(shirt), remove(coat)));
  await scene.step('reads it', 'getCart');
});
