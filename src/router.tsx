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
 * It shows goods, which few visits need, so browsers fetch it when it is wanted; the server must have it at once. The
 * page for errors is always there, even when nothing loads any more.
 */
const notFoundPage = () => import('./widgets/shell/not-found-page');
const NotFoundPage = import.meta.env.SSR
  ? (await notFoundPage()).NotFoundPage
  : lazy(async () => ({ default: (await notFoundPage()).NotFoundPage }));

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
    // Browsers keep the place of a reloaded page themselves: its HTML needs no script for that.
    scrollRestoration: import.meta.env.SSR ? false : mayScroll(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // Families of pages with a shape of their own have their own; what waits less than this stays on the page before.
    defaultPendingComponent: ContentPageSkeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    ssr: { nonce: requestContext()?.nonce || undefined },
    // Only private pages read personal data on the server, so public ones contain none.
    dehydrate: () => {
      noteDefect(router.state.matches);
      return { answers: dehydrateQueries(queryClient) };
    },
    hydrate: ({ answers }) => hydrateQueries(queryClient, answers),
  });
  // How errors travel to the browser: the first that fits is taken.
  router.options.serializationAdapters = [apiErrorAdapter, defectAdapter];
  router.preloadRoute = limitPreloads(router.preloadRoute) as typeof router.preloadRoute;
  return router;
}

/**
 * Failed calls are logged where they fail. Everything else that a route threw on the server would be reported nowhere.
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
