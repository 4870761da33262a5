import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { ensureSession, sessionQuery } from './session';
import { type Announcement, onAnnouncement } from './tabs';

/**
 * Reads data of the shopper again when the network returns, and when another tab announces a change, even if
 * the announcement came while this page was loading. It announces nothing itself, because tabs would answer
 * one another endlessly. Returns a function that stops this.
 */
export function follow(
  client: QueryClient,
  type: Announcement['type'],
  read: () => Promise<unknown>,
): () => void {
  const again = () => void readAgain(client, read);
  window.addEventListener('online', again);
  const endListening = onAnnouncement(
    (message) => {
      if (message.type === type) again();
    },
    { withMissed: true },
  );
  return () => {
    window.removeEventListener('online', again);
    endListening();
  };
}

/** The result of `read`. If it fails, which is logged, the result is undefined and the cached data stays. */
export async function readAgain<T>(client: QueryClient, read: () => Promise<T>): Promise<T | undefined> {
  try {
    // Another tab may have created a guest after this page read the session, so read it again.
    if ((await ensureSession(client)).identity === 'none')
      await ensureFresh(client, { ...sessionQuery, staleTime: 0 });
    return await read();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
