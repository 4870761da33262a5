import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { isCrawler } from './lib/page/crawler';
import { requestContext } from './lib/page/request-context';
import { takeFiles } from './lib/page/start/page-files';

// Loaders have all data before rendering begins, so nothing is gained by streaming: one string costs a quarter less.
const render = createStartHandler((call) => {
  if (import.meta.env.PROD && requestContext()?.isShared) takeFiles(call.router);
  return defaultRenderHandler(call);
});

/** When a crawler should come back to a page that could not be made, in seconds. */
const COME_BACK = '120';

export default createServerEntry({
  async fetch(request, options) {
    const response = await render(request, options);
    if (response.status < 500 || !isCrawler(request.headers.get('user-agent') ?? '')) return response;
    // Crawlers get no error page (docs/specification.md §8): they are asked to come back, and keep what they have.
    return new Response(null, { status: 503, headers: { 'retry-after': COME_BACK } });
  },
});
