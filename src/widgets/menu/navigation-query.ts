import { getGetNavigationQueryOptions } from '@/lib/api';

/** The whole tree of the menu. Asked for by the browser when a menu is about to be opened, once a visit. */
export const navigationQuery = {
  ...getGetNavigationQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
};
