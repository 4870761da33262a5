import { getGetNavigationQueryOptions } from '@/lib/api';

/** The whole menu. The browser loads it once per visit, when a menu is about to open. */
export const navigationQuery = {
  ...getGetNavigationQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
};
