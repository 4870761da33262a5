import { facetIds } from '#shared/goods/facets.ts';
import { facetOf, mostCommonValue, OUTERWEAR } from '../../laws/finding.ts';
import { story } from '../stage/story.ts';

export const listing = story('a listing', async (scene) => {
  const at = (query: object = {}) => ({ query: { path: OUTERWEAR, ...query } });
  const whole = await scene.step('shows its goods', 'getListing', at());
  const ids = whole.facets.map(({ id }) => id);
  scene.say('has facets', {
    'in the order of the contract': ids.join() === facetIds.filter((id) => ids.includes(id)).join(),
    titles: ['size', 'colour', 'material', 'season', 'availability', 'store'].map(
      (id) => whole.facets.find((facet) => facet.id === id)?.title ?? 'none',
    ),
    availability: facetOf(whole, 'availability').values.map(({ value, name, group }) => [value, name, group]),
    'colours have a swatch': facetOf(whole, 'colour').values.every(({ hex }) => hex !== null),
    'values are grouped only if there are several groups': whole.facets.every(({ values }) => {
      const groups = new Set(values.map(({ group }) => group));
      return groups.size > 1 || groups.has(null);
    }),
  });
  for (const sort of ['new', 'price-asc', 'price-desc', 'discount'] as const)
    await scene.step(`is sorted by ${sort}`, 'getListing', at({ sort }));

  const colour = mostCommonValue(facetOf(whole, 'colour'));
  const choice = at({ colour: [colour.value], priceFrom: 100 });
  const chosen = await scene.step('is narrowed', 'getListing', choice);
  const counted = await scene.step('counts before it is narrowed', 'getListingFacets', choice);
  scene.say('counts what it shows', {
    'the count of the facet': chosen.totalItems === colour.count,
    'the same in both answers': counted.totalItems === chosen.totalItems,
  });
  await scene.step('is empty with these filters', 'getListing', at({ priceTo: 0 }));
  await scene.step('does not know a value', 'getListing', at({ colour: ['net-takogo-tsveta'] }));
  await scene.refused('has no page beyond the last', 'getListing', at({ page: 99 }));
  await scene.refused('is not there', 'getListing', { query: { path: 'zhenshchinam/net-takogo' } });
  await scene.refused('has invalid prices', 'getListing', at({ priceFrom: -1 }));
});

export const otherListings = story('listings that are not categories', async (scene) => {
  for (const path of ['novinki', 'rasprodazha'])
    await scene.step(path, 'getListing', { query: { path } }, ({ facets, items }) => ({
      'categories can be chosen': facets.some(({ id }) => id === 'category'),
      'all reduced': items.every(({ priceBefore }) => priceBefore !== null),
    }));
});
