import { createRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { ContentPageSkeleton } from '@/features/content/content-page-skeleton';
import { apiErrorAdapter, createQueryClient, defectAdapter, isApiError } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { limitPreloads, mayScroll } from '@/lib/start';
import { dehydrateQueries, hydrateQueries } from '@/lib/state/known-query';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';
import { routeTree } from './routeTree.gen';
import { ErrorPage } from './widgets/shell/error-page';

/**
 * The not-found page shows goods and is rarely needed, so browsers load it on demand; the server needs it
 * synchronously. The error page is always bundled, because it must be shown when nothing else loads.
 */
const notFoundPage = () => import('./widgets/shell/not-found-page');
const NotFoundPage = import.meta.env.SSR
  ? (await notFoundPage()).NotFoundPage
  : lazy(async () => ({ default: (await notFoundPage()).NotFoundPage }));

/** Creates a router: one per rendered request, and one per visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Pages of links are preloaded after a short hover or focus, or at a touch. The delay is in ms.
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    // Off on the server: browsers restore the position of a reloaded page themselves, without a script in the
    // HTML.
    scrollRestoration: import.meta.env.SSR ? false : mayScroll(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // Page groups with another layout set their own skeleton. If a page loads fast, the previous page stays
    // until then.
    defaultPendingComponent: ContentPageSkeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    ssr: { nonce: requestContext()?.nonce || undefined },
    // Only private pages read personal data on the server, so public HTML contains none.
    dehydrate: () => {
      noteDefect(router.state.matches);
      return { answers: dehydrateQueries(queryClient) };
    },
    hydrate: ({ answers }) => hydrateQueries(queryClient, answers),
  });
  // Serializers for errors from the server to the browser; the first match is used.
  router.options.serializationAdapters = [apiErrorAdapter, defectAdapter];
  router.preloadRoute = limitPreloads(router.preloadRoute) as typeof router.preloadRoute;
  return router;
}

/**
 * Failed calls are logged where they fail. Any other error thrown by a route on the server is recorded here,
 * because it is reported nowhere else.
 */
function noteDefect(matches: readonly { error: unknown }[]): void {
  const defect = matches.find(({ error }) => error instanceof Error && !isApiError(error))?.error;
  const answer = requestContext()?.answer;
  if (answer && defect instanceof Error) answer.defect = defect;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
