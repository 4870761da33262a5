import { implement } from '../platform/http/implement.ts';
import { getCities, getStore, getStores } from './queries.ts';

export const storeHandlers = implement('store', {
  getCities: async ({ deps }) => ({ items: await getCities(deps) }),
  getStores: async ({ query, deps }) => ({ items: await getStores(deps.db, query.city) }),
  getStore: ({ params, deps }) => getStore(deps.db, params.code),
});
