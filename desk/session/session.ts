import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  getGetOperatorSessionQueryKey,
  getGetOperatorSessionQueryOptions,
  isApiError,
  type OperationOf,
  type OperatorSession,
} from '../api/index.ts';

/** How often the session is read, in ms. Reading does not prolong it. */
const REFRESH_MS = 60_000;

const route = getRouteApi('/desk');

/**
 * The session of this browser, from the cache or from the server. Null if there is no session. @throws
 * ApiError for other failures
 */
export async function findSession(client: QueryClient): Promise<OperatorSession | null> {
  try {
    return await client.ensureQueryData(getGetOperatorSessionQueryOptions());
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}

/** Puts a new session into the cache before the first screen opens. */
export function keepSession(client: QueryClient, session: OperatorSession): void {
  client.setQueryData(getGetOperatorSessionQueryKey(), session);
}

/** The session of the operator who is signed in. */
export function useSession(): OperatorSession {
  const { session } = route.useRouteContext();
  const { data } = useQuery({ ...getGetOperatorSessionQueryOptions(), refetchInterval: REFRESH_MS });
  return data ?? session;
}

/**
 * Whether the operator may call an operation. Screens only hide what the operator may not do; the server
 * checks each call.
 */
export function useMay(): (operation: OperationOf<'operator'>) => boolean {
  const { operations } = useSession();
  return (operation) => operations.includes(operation);
}
