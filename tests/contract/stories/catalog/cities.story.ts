import type { Cities } from '#contract/client/client.schemas.ts';
import { story } from '../stage/story.ts';

const codesOf = ({ items }: Cities) => ({ codes: items.map(({ code }) => code) });

export const cities = story('places to deliver to', async (scene) => {
  const { items } = await scene.step('without a text', 'getCities', {}, ({ items }) => ({
    'the default comes first, and no other is': items.every(
      ({ isDefault }, index) => isDefault === (index === 0),
    ),
    'no more than asked for': items.length <= 20,
  }));
  await scene.step('the first alone', 'getCities', { query: { size: 1 } }, (found) => ({
    'it is the default': found.items.length === 1 && found.items[0]?.code === items[0]?.code,
  }));
  for (const q of ['Москва', 'vjcrdf', 'МОСКВА', ' москва '])
    await scene.step(`«${q}»`, 'getCities', { query: { q, size: 1 } }, codesOf);
  await scene.step('by region', 'getCities', { query: { q: 'тверская', size: 1 } }, codesOf);
  await scene.step(
    'of one name, the largest first',
    'getCities',
    { query: { q: 'киров', size: 1 } },
    codesOf,
  );
  await scene.step('by name and region', 'getCities', { query: { q: 'киров калуж' } }, codesOf);
  await scene.step('of which there are none', 'getCities', { query: { q: 'атлантида' } }, codesOf);
  await scene.step('by code', 'getCities', { query: { code: 'kazan' } }, codesOf);
  await scene.step('by an unknown code', 'getCities', { query: { code: 'atlantida' } }, codesOf);
  await scene.step('with stores', 'getCities', { query: { withStores: true, size: 1000 } }, (found) => ({
    'each has stores': found.items.length > 0 && found.items.every(({ storeCount }) => storeCount > 0),
  }));
  await scene.step('by postal code', 'getCities', { query: { q: ' 152020 ' } }, ({ items: [only] }) => ({
    code: only?.code ?? '',
    name: only?.name ?? '',
    region: only?.region ?? '',
  }));
  await scene.step('of an impossible postal code', 'getCities', { query: { q: '999999' } }, codesOf);
  // Checks that the shop also delivers to a place in which it has no stores.
  await scene.quietly('createGuestIdentity');
  await scene.step(
    'without stores',
    'getDeliveryOptions',
    { query: { city: 'kirov-kaluzhskaya-oblast' } },
    ({ cityName, timeZone }) => ({ cityName, timeZone }),
  );
  const village = { city: 'indeks-687510' };
  await scene.step('not in the list', 'getDeliveryOptions', { query: village }, ({ cityName, timeZone }) => ({
    cityName,
    timeZone,
  }));
  await scene.step(
    'not in the list',
    'suggestAddresses',
    { query: { ...village, q: 'ленина' } },
    (found) => ({
      suggestions: found.items.length,
    }),
  );
  await scene.refused('of no region', 'getDeliveryOptions', { query: { city: 'indeks-999999' } });
});
