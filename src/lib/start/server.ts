import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type RequestContext, requestContext } from '../page/request-context';
import { takeFiles } from './page-files';

/**
 * The server's half of the start (docs/start.md). Loaders have all data before rendering begins, so nothing is gained by
 * streaming: one string costs a quarter less. It is handed over as it is: a response would be read again to be compressed.
 * @param startsLate whether the scripts of a page start after its pictures
 */
export const pageHandler = (startsLate: (router: AnyRouter, context: RequestContext) => boolean) =>
  createStartHandler(async ({ request, router, responseHeaders }) => {
    const context = requestContext();
    if (import.meta.env.PROD && context && startsLate(router, context)) takeFiles(router);
    try {
      const page = renderToString(createElement(RouterServer, { router }));
      const html = await transformHtmlStringWithRouter(router, page);
      if (context && request.method !== 'HEAD') context.answer.html = html;
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  });
