import { PROMO_CODE } from '../../goods.ts';
import { credentials, PASSWORD } from '../../people.ts';
import { shopData } from '../../shop-data.ts';
import { signUp } from '../stage/account-steps.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { orderParts } from '../stage/order-steps.ts';
import { story } from '../stage/story.ts';

const KNITWEAR = shopData.otherListing;

/** docs/decisions/0033-orders.md: an order is refused if anything differs from what its shopper saw. */
export const changedGoods = story('an order of goods that changed', async (scene) => {
  await scene.quietly('createGuestIdentity');
  const [coat = '', shirt = ''] = await stockArticles(
    scene,
    { stock: 9, price: 900_000 },
    { stock: 9, price: 90_000 },
  );
  await scene.quietly('applyCartActions', add(coat, 3));
  await scene.quietly('applyCartActions', add(shirt));
  const seen = await orderParts(scene);
  await scene.shop.setPrice(coat, 800_000);
  await scene.refused('names another price', 'placeOrder', seen);
  await scene.shop.setStock(coat, 2);
  await scene.refused('names a price and fewer pieces', 'placeOrder', seen);
  await scene.shop.setStock(coat, 0);
  await scene.refused('names what sold out', 'placeOrder', seen);
  await scene.shop.setStock(coat, 9);
  await scene.quietly('applyCartActions', add(coat));
  await scene.refused(
    'says that the cart is another',
    'placeOrder',
    await othersSeen(scene, { cartVersion: 1 }),
  );
  await scene.refused('says that the sum is another', 'placeOrder', await othersSeen(scene, { total: 1 }));
});

type Seen = Awaited<ReturnType<typeof orderParts>>['body']['seen'];

/**
 * Places an order whose `seen` values differ from what the shop shows now, as if the shopper had ordered from
 * an outdated page.
 */
async function othersSeen(browser: Parameters<typeof orderParts>[0], seen: Partial<Seen>) {
  const { headers, body } = await orderParts(browser);
  return { headers, body: { ...body, seen: { ...body.seen, ...seen } } };
}

export const lostGift = story('an order whose gift is no longer earned', async (scene) => {
  await scene.quietly('createGuestIdentity');
  const [coat = ''] = await stockArticles(scene, { stock: 3, price: 1_600_000 });
  const { gifts } = await scene.quietly('applyCartActions', add(coat));
  const articleId = gifts[0]?.articleId ?? '';
  await scene.shop.setStock(articleId, 4);
  await scene.quietly('applyCartActions', add(articleId, 1, true));
  const seen = await orderParts(scene);
  await scene.shop.setPrice(coat, 100_000);
  await scene.refused('names the gift', 'placeOrder', seen);
});

export const lostPromoCode = story('an order whose promo code no longer applies', async (scene) => {
  const { items } = await scene.quietly('getListing', {
    query: { path: KNITWEAR, availability: ['v-nalichii'] },
  });
  const jumper = items.flatMap(({ sizes }) => sizes).find(({ inStock }) => inStock)?.articleId ?? '';
  await scene.shop.setPrice(jumper, 399_990);
  await scene.shop.setStock(jumper, 5);
  await scene.quietly('createGuestIdentity');
  await scene.quietly('applyCartActions', add(jumper));
  await scene.quietly('addPromoCode', { body: { code: PROMO_CODE } });
  const seen = await orderParts(scene);
  await scene.shop.setStock(jumper, 0);
  await scene.refused('names the code', 'placeOrder', seen);
});

export const mergedCart = story('an order of a merged cart', async (scene) => {
  const email = await signUp(scene);
  const [own = '', other = ''] = await stockArticles(
    scene,
    { stock: 9, price: 100_000 },
    { stock: 9, price: 50_000 },
  );
  await scene.quietly('applyCartActions', add(own));
  const seen = await orderParts(scene);
  const guest = scene.browser('the guest');
  await guest.quietly('createGuestIdentity');
  await guest.quietly('applyCartActions', add(other));
  await guest.quietly('login', { body: credentials(email, PASSWORD) });
  await scene.refused('says what was merged', 'placeOrder', seen);
});
