import type { Handlers } from '../platform/http/implement.ts';
import type { StoresDeps } from './deps.ts';
import { getCities, getStore, getStores } from './queries.ts';

export const storeHandlers: Handlers<'store', StoresDeps> = {
  getCities: async ({ query, deps }) => ({ items: await getCities(deps, query) }),
  getStores: async ({ query, deps }) => ({ items: await getStores(deps.db, query.city) }),
  getStore: ({ params, deps }) => getStore(deps.db, params.code),
};
