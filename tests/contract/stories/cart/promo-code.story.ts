import { PROMO_CODE } from '../../goods.ts';
import { shopData } from '../../shop-data.ts';
import { add, remove } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

const KNITWEAR = shopData.otherListing;

/** docs/decisions/0012-gifts-and-promo-codes.md */
export const promoCode = story('a promo code', async (scene) => {
  const { items } = await scene.quietly('getListing', {
    query: { path: KNITWEAR, availability: ['v-nalichii'] },
  });
  const jumper = items.flatMap(({ sizes }) => sizes).find(({ inStock }) => inStock)?.articleId ?? '';
  await scene.shop.setPrice(jumper, 399_990);
  await scene.shop.setStock(jumper, 5);
  await scene.quietly('createGuestIdentity');
  await scene.step('is entered into an empty cart', 'addPromoCode', { body: { code: PROMO_CODE } });
  await scene.step('applies as soon as there are some', 'applyCartActions', add(jumper, 2));
  await scene.step('is entered again, in small letters', 'addPromoCode', {
    body: { code: PROMO_CODE.toLowerCase() },
  });
  await scene.refused('is not known', 'addPromoCode', { body: { code: 'NET-TAKOGO' } });
  await scene.step('waits again', 'applyCartActions', remove(jumper, 2));
  await scene.step('is taken out', 'removePromoCode', { path: { code: PROMO_CODE.toLowerCase() } });
  await scene.step('is taken out again', 'removePromoCode', { path: { code: PROMO_CODE } });
});
