import { getGetNavigationQueryOptions } from '@/lib/api';

/** The whole menu tree. Loaded by the browser when a menu is about to open, once per visit. */
export const navigationQuery = {
  ...getGetNavigationQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
};
