import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

const NO_ARTICLE = '00000000-0000-4000-8000-000000000000';

/** docs/decisions/0072-machines-read-the-shop.md */
export const link = story('a link that fills a cart', async (scene) => {
  const [few = '', many = '', gone = ''] = await stockArticles(
    scene,
    { stock: 3 },
    { stock: 20, price: 199_000 },
    { stock: 0 },
  );
  const facts = (answer: { items: { quantity: number; maxQuantity: number }[]; path: string | null }) => ({
    lines: answer.items.map(({ quantity, maxQuantity }) => `${quantity} of ${maxQuantity}`),
    path: answer.path?.replaceAll(few, 'few').replaceAll(many, 'many') ?? null,
  });
  const ask = (...articles: string[]) => ({ query: { articles } });
  const asked = await scene.step(
    'names what it would add',
    'getCartLink',
    ask(`${few}:2`, `${many}:1`),
    facts,
  );
  scene.say('the prices', {
    'are those of the shop': asked.items.every(
      ({ unitPrice, unitPriceBefore }) => unitPriceBefore >= unitPrice,
    ),
    'the second is the one set': asked.items[1]?.unitPrice === 199_000,
  });
  await scene.step('lowers to the stock', 'getCartLink', ask(`${few}:10`, `${gone}:1`), facts);
  await scene.step('adds up an article named twice', 'getCartLink', ask(`${many}:4`, `${many}:5`), facts);
  await scene.step(
    'leaves out what does not exist',
    'getCartLink',
    ask(`${NO_ARTICLE}:1`, `${many}:1`),
    facts,
  );
  await scene.step('has no address if nothing can be added', 'getCartLink', ask(`${gone}:1`), facts);
  await scene.refused('needs a quantity up to ten', 'getCartLink', ask(`${many}:11`));
  await scene.quietly('createGuestIdentity');
  await scene.step('has changed no cart', 'getCart');
  await scene.step('is carried out like any change', 'applyCartActions', add(few, 2));
});
