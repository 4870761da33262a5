import type { AnyRouter } from '@tanstack/react-router';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { isCrawler } from './lib/page/crawler';
import type { RequestContext } from './lib/page/request-context';
import { pageHandler } from './lib/start/server';
import { markdownOf } from './widgets/markdown/markdown-of';
import { afterLostSession } from './widgets/sign-in/after-lost-session';

/**
 * Cart and checkout are private, but their scripts start as late as on public pages, because their forms work
 * without scripts.
 */
const isPurchasePage = ({ state }: AnyRouter) =>
  state.matches.some(({ routeId }) => routeId === '/cart' || routeId === '/checkout');

const render = pageHandler(
  (router, { isShared }) => isShared || isPurchasePage(router),
  markdownOf,
  (router, { isShared }) => (isShared ? Promise.resolve(undefined) : afterLostSession(router)),
);

/** Value of the Retry-After header for crawlers, if a page fails, in seconds. */
const COME_BACK = '120';

/** The status of a response that is not sent, because the visitor has closed the connection. */
const GONE = 499;

const answer: typeof render = async (request, options) => {
  try {
    return await render(request, options);
  } catch (error) {
    // Do not throw: the framework would log an error.
    if (request.signal.aborted) return new Response(null, { status: GONE });
    throw error;
  }
};

export default createServerEntry({
  async fetch(request, options) {
    const response = await answer(request, options);
    if (response.status < 500 || !isCrawler(request.headers.get('user-agent') ?? '')) return response;
    // Crawlers get no error page (docs/specification.md §8). The response asks them to come back later, so
    // that they keep the version of the page that they have indexed.
    const context: unknown = options?.context;
    if (context) delete (context as RequestContext).answer.html;
    return new Response(null, { status: 503, headers: { 'retry-after': COME_BACK } });
  },
});
