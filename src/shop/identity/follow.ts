import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { ensureSession, sessionQuery } from './session';
import { type Announcement, onAnnouncement } from './tabs';

/**
 * Reads data of the shopper again when the network returns or when another tab announces a change, including
 * changes announced while this page was loading. Makes no announcements, because tabs would answer one
 * another endlessly. Returns a function that stops it.
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

/** The result of `read`; undefined if it failed, which has been logged. The cached data stays. */
export async function readAgain<T>(client: QueryClient, read: () => Promise<T>): Promise<T | undefined> {
  try {
    // Another tab may have made a guest after this page read the session.
    if ((await ensureSession(client)).identity === 'none')
      await ensureFresh(client, { ...sessionQuery, staleTime: 0 });
    return await read();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
