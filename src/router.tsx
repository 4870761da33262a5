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
 * The not-found page is rarely needed, so browsers load its code on demand; the server needs it
 * synchronously. The error page is always bundled, because it must work when nothing else loads.
 */
const notFoundPage = () => import('./widgets/shell/not-found-page');
const NotFoundPage = import.meta.env.SSR
  ? (await notFoundPage()).NotFoundPage
  : lazy(async () => ({ default: (await notFoundPage()).NotFoundPage }));

/** Creates the router: one for each rendered request, and one for each visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // The page of a link is preloaded when the link is hovered or focused for a moment, or touched. The delay
    // below is in ms.
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    // Off on the server, where it would add a script to the HTML; browsers themselves restore the position of
    // a reloaded page.
    scrollRestoration: import.meta.env.SSR ? false : mayScroll(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // The skeleton of pages that set none of their own. If a page loads fast, the previous page stays visible
    // and no skeleton is shown.
    defaultPendingComponent: ContentPageSkeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    ssr: { nonce: requestContext()?.nonce || undefined },
    // On the server only private pages read personal data, so the data of public pages has none.
    dehydrate: () => {
      noteDefect(router.state.matches);
      return { answers: dehydrateQueries(queryClient) };
    },
    hydrate: ({ answers }) => hydrateQueries(queryClient, answers),
  });
  // Serializers for errors from the server to the browser; the first one that matches is used.
  router.options.serializationAdapters = [apiErrorAdapter, defectAdapter];
  router.preloadRoute = limitPreloads(router.preloadRoute) as typeof router.preloadRoute;
  return router;
}

/**
 * Failed API calls are logged where they fail. Any other error that a route throws on the server is stored
 * here, because it is logged nowhere else.
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
