import { queryOptions } from '@tanstack/react-query';
import { getGetMyAccountQueryKey, getMyAccount } from '@/lib/api';

/** The account of the signed-in shopper. */
export const accountQuery = queryOptions({
  queryKey: getGetMyAccountQueryKey(),
  queryFn: ({ signal }) => getMyAccount({ signal }),
});
