import type { Session } from '@/generated/client/client.schemas';
import { getSession } from '@/generated/client/session/session';
import { isApiError } from './errors/api-error';

/**
 * Fetches the session, without retries. Null if that fails (docs/specification.md §7 and §8). Rejects only if
 * the caller aborts.
 */
export async function fetchSession(init?: { signal?: AbortSignal }): Promise<Session | null> {
  try {
    return await getSession(init);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
