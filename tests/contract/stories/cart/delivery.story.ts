import type { DeliveryOptions, DeliveryPoints } from '#contract/sdk/types.gen.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

/** Facts about delivery options that hold in any shop, with any delivery table. */
const optionsFacts = ({ methods, missingForFree, goodsSum }: DeliveryOptions) => {
  const available = methods.filter(({ obstacle }) => obstacle === null);
  const missing = available.flatMap((method) => method.missingForFree ?? []);
  return {
    obstacles: [...new Set(methods.flatMap(({ obstacle }) => obstacle?.code ?? []))].sort(),
    'something is available': available.length > 0,
    'available methods have a price and ordered days': available.every(
      ({ price, firstDay, lastDay }) =>
        price !== null && firstDay !== null && lastDay !== null && firstDay <= lastDay,
    ),
    'unavailable methods have neither': methods
      .filter(({ obstacle }) => obstacle !== null)
      .every(
        ({ price, firstDay, intervals }) => price === null && firstDay === null && intervals.length === 0,
      ),
    'missing and due sums add up to the free delivery threshold': available.every(
      (method) => method.missingForFree === null || method.missingForFree + goodsSum === method.freeFrom,
    ),
    'free if enough is due': available.every(
      ({ freeFrom, price }) => freeFrom === null || goodsSum < freeFrom || price === 0,
    ),
    'the smallest missing sum': missingForFree === (missing.length > 0 ? Math.min(...missing) : null),
  };
};

const pointsFacts = ({ items, page, totalItems }: DeliveryPoints) => {
  const stores = items.filter(({ kind }) => kind === 'store');
  return {
    page,
    'there are places': totalItems > 0,
    'stores come first': items.slice(0, stores.length).every(({ kind }) => kind === 'store'),
    'stores with the most come first': stores.every(
      ({ stock }, index) =>
        (stock?.pieces ?? 0) <= (stores[index - 1]?.stock?.pieces ?? Number.POSITIVE_INFINITY),
    ),
    'only stores have a stock': items.every(({ kind, stock }) => (kind === 'store') === (stock !== null)),
    'wanted pieces': [...new Set(stores.map(({ stock }) => stock?.wanted ?? null))],
  };
};

export const delivery = story('how a cart is delivered', async (scene) => {
  const [coat = ''] = await stockArticles(scene, { stock: 20, price: 100_000 });
  const { items: cities } = await scene.quietly('getCities', { query: { withStores: true } });
  const city = cities.find(({ storeCount }) => storeCount > 0)?.code ?? '';
  await scene.step(
    'of one piece, without an identity',
    'getArticleDelivery',
    { path: { articleId: coat }, query: { city } },
    ({ articleId, cityCode, methods, stores }) => ({
      'for this article': articleId === coat && cityCode === city,
      'some method is available': methods.some(({ obstacle }) => obstacle === null),
      'every store is of the city': stores.every(({ store }) => store.cityCode === city),
      'stores that have it come first': stores.every(
        ({ pieces }, index) => pieces <= (stores[index - 1]?.pieces ?? Number.POSITIVE_INFINITY),
      ),
      'unavailable stores have no day': stores.every(
        ({ pieces, firstDay }) => pieces > 0 || firstDay === null,
      ),
    }),
  );
  await scene.quietly('createGuestIdentity');
  await scene.step('of an empty cart', 'getDeliveryOptions', { query: { city } }, optionsFacts);
  const cart = await scene.quietly('applyCartActions', add(coat, 2));
  const paid = await scene.quietly('getDeliveryOptions', { query: { city } });
  scene.say('of some goods', {
    ...optionsFacts(paid),
    // Overwrites the list of obstacles: which methods are unavailable in a city is up to the retailer, so it
    // is not compared.
    obstacles: 'some or none',
    'for this cart': paid.cartVersion === cart.version && paid.goodsSum === cart.discountPrice,
    'something is missing': paid.missingForFree !== null,
  });
  const { items } = await scene.step(
    'to places of the city',
    'getDeliveryPoints',
    { query: { city } },
    pointsFacts,
  );
  const [{ longitude = 0, latitude = 0, code = '' } = {}] = items;
  const around = { west: longitude, east: longitude, south: latitude, north: latitude };
  await scene.step('to the caller’s location', 'getDeliveryPoints', { query: around }, (found) => ({
    'it is found': found.items.some((point) => point.code === code),
  }));
  await scene.step(
    'to lockers and pick-up points only',
    'getDeliveryPoints',
    { query: { city, kind: ['pickup-point'] } },
    (found) => ({
      'nothing else': found.items.every(({ kind }) => kind === 'pickup-point'),
    }),
  );
  await scene.refused('to an unknown city', 'getDeliveryOptions', { query: { city: 'atlantida' } });
  await scene.refused('to nowhere', 'getDeliveryPoints', {});
  await scene.step('to a street', 'suggestAddresses', { query: { city, q: 'мясницкая' } }, (found) => ({
    'all have the prefix': found.items.every(({ text }) => text.includes('Мясницкая')),
    'there are some': found.items.length > 0,
  }));
});
