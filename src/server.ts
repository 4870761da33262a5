import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isCrawler } from './lib/page/crawler';
import { type RequestContext, requestContext } from './lib/page/request-context';
import { takeFiles } from './lib/page/start/page-files';

/**
 * Loaders have all data before rendering begins, so nothing is gained by streaming: one string costs a quarter less. It
 * is handed over as it is: a response would be read again to be compressed.
 */
const render = createStartHandler(async ({ request, router, responseHeaders }) => {
  const context = requestContext();
  if (import.meta.env.PROD && context && (context.isShared || isOfBuying(router))) takeFiles(router);
  try {
    const page = renderToString(createElement(RouterServer, { router }));
    const html = await transformHtmlStringWithRouter(router, page);
    if (context && request.method !== 'HEAD') context.answer.html = html;
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Cart and checkout come whole as well, and their forms are sent without scripts. */
const isOfBuying = ({ state }: AnyRouter) =>
  state.matches.some(({ routeId }) => routeId === '/cart' || routeId === '/checkout');

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
