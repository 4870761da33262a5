import type { AnyRouter } from '@tanstack/react-router';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { isCrawler } from './lib/page/crawler';
import type { RequestContext } from './lib/page/request-context';
import { pageHandler } from './lib/start/server';
import { markdownOf } from './widgets/markdown/markdown-of';
import { afterLostSession } from './widgets/sign-in/after-lost-session';

/** Cart and checkout start like public pages, because their forms work without scripts. */
const isPurchasePage = ({ state }: AnyRouter) =>
  state.matches.some(({ routeId }) => routeId === '/cart' || routeId === '/checkout');

const render = pageHandler(
  (router, { isShared }) => isShared || isPurchasePage(router),
  markdownOf,
  (router, { isShared }) => (isShared ? Promise.resolve(undefined) : afterLostSession(router)),
);

/** Value of Retry-After in seconds, for crawlers of a failed page. */
const COME_BACK = '120';

/** The status of an answer that is not sent, because the visitor has closed the connection. */
const GONE = 499;

const answer: typeof render = async (request, options) => {
  try {
    return await render(request, options);
  } catch (error) {
    // The framework would log this as a failure.
    if (request.signal.aborted) return new Response(null, { status: GONE });
    throw error;
  }
};

export default createServerEntry({
  async fetch(request, options) {
    const response = await answer(request, options);
    if (response.status < 500 || !isCrawler(request.headers.get('user-agent') ?? '')) return response;
    // Crawlers get no error page (docs/specification.md §8): the response asks them to retry, so that they
    // keep the version that they have indexed.
    const context: unknown = options?.context;
    if (context) delete (context as RequestContext).answer.html;
    return new Response(null, { status: 503, headers: { 'retry-after': COME_BACK } });
  },
});
