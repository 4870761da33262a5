import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  getGetOperatorSessionQueryKey,
  getGetOperatorSessionQueryOptions,
  isApiError,
  type OperationOf,
  type OperatorSession,
} from '../api/index.ts';

/** How often the session is asked for, in ms. The call does not prolong it. */
const REFRESH_MS = 60_000;

const route = getRouteApi('/desk');

/** The session of this browser, asked for once; null without a session. @throws ApiError for other failures */
export async function findSession(client: QueryClient): Promise<OperatorSession | null> {
  try {
    return await client.ensureQueryData(getGetOperatorSessionQueryOptions());
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}

/** Makes a new session known, before the first screen is opened. */
export function keepSession(client: QueryClient, session: OperatorSession): void {
  client.setQueryData(getGetOperatorSessionQueryKey(), session);
}

/** Who works here. */
export function useSession(): OperatorSession {
  const { session } = route.useRouteContext();
  const { data } = useQuery({ ...getGetOperatorSessionQueryOptions(), refetchInterval: REFRESH_MS });
  return data ?? session;
}

/** Whether the operator may call an operation. Screens show what one may do; the server decides. */
export function useMay(): (operation: OperationOf<'operator'>) => boolean {
  const { operations } = useSession();
  return (operation) => operations.includes(operation);
}
