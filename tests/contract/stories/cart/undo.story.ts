import { UNKNOWN_ID } from '../../goods.ts';
import { add, remove, setQuantity, stockArticles, together } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const undo = story('removing and restoring lines', async (scene) => {
  const [coat = '', shirt = ''] = await stockArticles(scene, { stock: 9 }, { stock: 9 });
  await scene.quietly('createGuestIdentity');
  await scene.quietly('applyCartActions', together(add(coat, 2), add(shirt, 1)));
  await scene.step('takes a line out', 'applyCartActions', setQuantity(coat, 0));
  await scene.step('brings it back', 'applyCartActions', add(coat, 2), ({ items }) => ({
    'it stands last': items.at(-1)?.articleId === coat,
  }));
  await scene.step('takes out what is not there', 'applyCartActions', setQuantity(UNKNOWN_ID, 0));
  await scene.refused('takes a piece of what is not there', 'applyCartActions', remove(UNKNOWN_ID));
  const half = together(add(shirt, 3), add(UNKNOWN_ID));
  await scene.refused('asks for something that cannot be and something that can', 'applyCartActions', half);
  await scene.step('finds nothing of that done', 'getCart');
  const away = await scene.step(
    'clears the cart',
    'applyCartActions',
    together(setQuantity(coat, 0), setQuantity(shirt, 0)),
  );
  scene.say('the undo of a cleared cart', { 'has nothing left': away.items.length === 0 });
  await scene.step('brings everything back', 'applyCartActions', together(add(coat, 2), add(shirt, 1)));
});
