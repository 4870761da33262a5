import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { apiErrorAdapter, createQueryClient } from '@/lib/api';
import { defectAdapter } from '@/lib/defect-adapter';
import { limitPreloads } from '@/lib/preload-limit';
import { requestContext } from '@/lib/request-context';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { ErrorPage } from './routes/-site/error-page';
import { NotFoundPage } from './routes/-site/not-found-page';
import { routeTree } from './routeTree.gen';

/** A router of its own for every rendered request, and one for a visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: requestContext()?.nonce || undefined },
    // Only private pages ask queries on the server, so public ones carry nothing of theirs.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries) as DehydratedState),
  });
  // How errors travel to the browser: the first that fits is taken.
  router.options.serializationAdapters = [apiErrorAdapter, defectAdapter];
  router.preloadRoute = limitPreloads(router.preloadRoute) as typeof router.preloadRoute;
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
