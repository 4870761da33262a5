import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type RequestContext, requestContext } from '../page/request-context';
import { takeFiles } from './page-files';

/**
 * Renders pages on the server (docs/start.md). Pages are not streamed: loaders have all data before rendering
 * begins, so streaming would gain nothing, and rendering one string takes a quarter less time. The HTML is
 * returned beside the response, because a response body would have to be read again to be compressed.
 * @param startsLate whether the scripts of a page start after its pictures
 * @param markdownOf the loaded page as Markdown; undefined if it has none
 * @param elsewhere the URL to which the shopper is redirected instead of seeing the loaded page; undefined to
 * render it
 */
export const pageHandler = (
  startsLate: (router: AnyRouter, context: RequestContext) => boolean,
  markdownOf: (router: AnyRouter) => string | undefined,
  elsewhere: (router: AnyRouter, context: RequestContext) => Promise<string | undefined>,
) =>
  createStartHandler(async ({ request, router, responseHeaders }) => {
    const context = requestContext();
    const status = getSsrStatus(router);
    const location = context && (await elsewhere(router, context));
    if (location !== undefined) {
      router.serverSsr?.cleanup();
      return new Response(null, { status: 302, headers: { location } });
    }
    const markdown = context?.asMarkdown && status === 200 ? markdownOf(router) : undefined;
    if (context && markdown !== undefined) {
      context.answer.markdown = markdown;
      router.serverSsr?.cleanup();
      return new Response(null, { status, headers: responseHeaders });
    }
    if (import.meta.env.PROD && context && startsLate(router, context)) takeFiles(router);
    try {
      const page = renderToString(createElement(RouterServer, { router }));
      const html = await transformHtmlStringWithRouter(router, page);
      if (context && request.method !== 'HEAD') context.answer.html = html;
      return new Response(null, { status, headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  });
