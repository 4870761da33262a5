import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OfflineNotice } from '@/lib/ui/overlays/offline-notice';
import { Toaster } from '@/lib/ui/overlays/toast';
import { onSessionLost } from './api/index.ts';
import { createDeskRouter } from './router.tsx';

type DeskParts = { client: QueryClient; router: ReturnType<typeof createDeskRouter> };

/** Creates the parts of a desk. Tests pass a history in memory. */
export const openDesk = (client: QueryClient, history?: RouterHistory): DeskParts => ({
  client,
  router: createDeskRouter(client, history),
});

export function Desk({ client, router }: DeskParts) {
  useEffect(() => onSessionLost(() => void leave({ client, router })), [client, router]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <OfflineNotice />
      <Toaster />
    </QueryClientProvider>
  );
}

const OPEN: readonly string[] = ['/sign-in', '/invitation'];

/**
 * Goes to the sign-in page and empties the cache. The forms store what was typed, and the address of the
 * sign-in page contains the address to return to.
 */
async function leave({ client, router }: DeskParts): Promise<void> {
  const { pathname, href } = router.state.location;
  if (OPEN.includes(pathname) || router.state.resolvedLocation === undefined) return;
  await router.navigate({ to: '/sign-in', search: { ended: true, back: href }, replace: true });
  client.clear();
}
