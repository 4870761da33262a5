import { add, remove, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const emptyCart = story('an empty cart', async (scene) => {
  const [articleId = ''] = await stockArticles(scene, { stock: 3 });
  await scene.refused('needs an identity', 'getCart');
  await scene.step('becomes a guest', 'createGuestIdentity');
  await scene.step('is there before anything is put in', 'getCart');
  await scene.step('can be ordered with something in it', 'applyCartActions', add(articleId));
  await scene.step('is empty again', 'applyCartActions', remove(articleId));
});
