import type { Cities } from '../../src/generated/model/cities.ts';
import type { Stores } from '../../src/generated/model/stores.ts';
import { exampleOf } from '../contract.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { Refusal } from './refusal.ts';

const stores = () => exampleOf<Stores>('getStores', 'moscow').items;

export const storeOperations: Pick<ShopOperations, 'getCities' | 'getStores' | 'getStore'> = {
  getCities: () => exampleOf<Cities>('getCities', 'cities'),

  getStores: ({ query: { city } }) => ({
    items: stores().filter(({ cityCode }) => city === undefined || cityCode === city),
  }),

  getStore({ params: { code } }) {
    const found = stores().find((store) => store.code === code);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  },
};
