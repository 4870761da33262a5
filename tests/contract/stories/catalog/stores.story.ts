import { facetOf, OUTERWEAR } from '../../laws/finding.ts';
import { story } from '../stage/story.ts';

export const stores = story('stores', async (scene) => {
  const { items } = await scene.step('are listed', 'getStores');
  const { items: cities } = await scene.quietly('getCities', {
    query: { withStores: true, size: 1000 },
  });
  const [{ cityCode = undefined, code = '' } = {}] = items;
  scene.say('stand in cities', {
    'that the shop knows': items.every((store) => cities.some(({ code }) => code === store.cityCode)),
  });
  await scene.step('of one city', 'getStores', { query: { city: cityCode } }, (found) => ({
    'all of it': found.items.every((store) => store.cityCode === cityCode),
  }));
  await scene.step('of a city without any', 'getStores', { query: { city: 'atlantida' } });
  await scene.step('are shown', 'getStore', { path: { code } }, (store) => ({
    'it is': store.code === code,
  }));
  await scene.refused('are not there', 'getStore', { path: { code: 'net-takogo' } });

  const listing = (query: object) => ({ query: { path: OUTERWEAR, ...query } });
  const value = facetOf(await scene.quietly('getListing', listing({})), 'store').values.find(
    ({ count }) => count > 0,
  );
  const chosen = await scene.step('have goods', 'getListing', listing({ store: [value?.value ?? ''] }));
  scene.say('have as many as was said', { 'the count of the facet': chosen.totalItems === value?.count });
});
