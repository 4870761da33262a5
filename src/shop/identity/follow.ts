import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { ensureSession, sessionQuery } from './session';
import { type Announcement, onAnnouncement } from './tabs';

/**
 * Reads something of the shopper's again whenever another tab says that it changed it, also when that was while this page
 * was on its way, and when the network is back.
 * Announces nothing, or tabs would answer one another endlessly. Returns the function that ends it.
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

/** What `read` answers; undefined when it failed, which has been logged, and what was known stays. */
export async function readAgain<T>(client: QueryClient, read: () => Promise<T>): Promise<T | undefined> {
  try {
    // Another tab may have made a guest after this page asked.
    if ((await ensureSession(client)).identity === 'none')
      await ensureFresh(client, { ...sessionQuery, staleTime: 0 });
    return await read();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
