import { add, remove, setQuantity, stockArticles, together } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

/** docs/decisions/0012-gifts-and-promo-codes.md */
export const gift = story('a gift', async (scene) => {
  const [coat = '', shirt = ''] = await stockArticles(
    scene,
    { stock: 3, price: 1_600_000 },
    { stock: 3, price: 9_900 },
  );
  await scene.quietly('createGuestIdentity');
  await scene.step('is not earned by little', 'applyCartActions', add(shirt));
  const earning = await scene.step('is offered for a large sum', 'applyCartActions', add(coat));
  const articleId = earning.gifts[0]?.articleId ?? '';
  await scene.shop.setStock(articleId, 4);
  await scene.refused('has to be on offer', 'applyCartActions', add(shirt, 1, true));
  await scene.step('is taken, and costs nothing', 'applyCartActions', add(articleId, 1, true));
  await scene.refused('is taken once', 'applyCartActions', add(articleId, 1, true));
  await scene.step('is one piece', 'applyCartActions', setQuantity(articleId, 3, true));
  await scene.step('is given back', 'applyCartActions', remove(articleId, 1, true));
  await scene.step('is exchanged in one step', 'applyCartActions', add(articleId, 1, true));
  const exchange = together(remove(articleId, 1, true), add(articleId, 1, true));
  await scene.step('for the same', 'applyCartActions', exchange);
  await scene.step('goes when it is no longer earned', 'applyCartActions', remove(coat));
  await scene.step('is no longer mentioned', 'getCart');
});
