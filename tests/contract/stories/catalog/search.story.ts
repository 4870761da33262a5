import { story } from '../stage/story.ts';

export const searching = story('a search', async (scene) => {
  const search = (q: string, more: object = {}) => ({ query: { q, ...more } });
  await scene.step('finds what is named', 'searchProducts', search('пальто'));
  await scene.step('knows other forms', 'searchProducts', search('  ПАЛЬТО  '));
  await scene.step('knows a typo', 'searchProducts', search('пальот'));
  await scene.step('knows the other layout', 'searchProducts', search('gfkmnj'));
  await scene.step('reads a colour and a price', 'searchProducts', search('чёрное платье до 8000'));
  await scene.step('reads a size', 'searchProducts', search('пальто 46'));
  await scene.step('finds nothing', 'searchProducts', search('ъъъщщщыыы'));
  await scene.step('is narrowed', 'searchProducts', search('пальто', { availability: ['v-nalichii'] }));
  await scene.step('is counted before that', 'getSearchFacets', search('пальто', { priceTo: 0 }));
  await scene.refused('has no page beyond the last', 'searchProducts', search('пальто', { page: 99 }));
  await scene.refused('needs a query', 'searchProducts', search('   '));
});

export const suggesting = story('suggestions', async (scene) => {
  for (const [what, q] of Object.entries({
    'before anything is typed': '',
    'for a beginning': ' пал ',
    'for nonsense': 'ъъъщщщыыы',
  })) {
    await scene.step(
      what,
      'getSuggestions',
      { query: { q } },
      ({ query, queries, categories, products }) => ({
        query,
        'queries are offered': queries.length > 0,
        'categories are offered': categories.length > 0,
        'goods are offered': products.length > 0,
        'in small letters': queries.every((each) => each === each.toLowerCase()),
      }),
    );
  }
  await scene.step('of a category', 'getSuggestions', { query: { q: 'джин' } }, ({ categories }) => ({
    'the category is offered': categories.some(({ name }) => name === 'Джинсы'),
  }));
});
