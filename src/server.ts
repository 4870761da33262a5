import type { AnyRouter } from '@tanstack/react-router';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { isCrawler } from './lib/page/crawler';
import type { RequestContext } from './lib/page/request-context';
import { pageHandler } from './lib/start/server';

/** Cart and checkout come whole like public pages, and their forms are sent without scripts. */
const isOfBuying = ({ state }: AnyRouter) =>
  state.matches.some(({ routeId }) => routeId === '/cart' || routeId === '/checkout');

const render = pageHandler((router, { isShared }) => isShared || isOfBuying(router));

/** When a crawler should come back to a page that could not be made, in seconds. */
const COME_BACK = '120';

export default createServerEntry({
  async fetch(request, options) {
    const response = await render(request, options);
    if (response.status < 500 || !isCrawler(request.headers.get('user-agent') ?? '')) return response;
    // Crawlers get no error page (docs/specification.md §8): they are asked to come back, and keep what they have.
    const context: unknown = options?.context;
    if (context) delete (context as RequestContext).answer.html;
    return new Response(null, { status: 503, headers: { 'retry-after': COME_BACK } });
  },
});
