import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { PageCache } from '../page-cache/page-cache.ts';
import { noSuchPage } from './error-page.ts';
import type { createPages } from './pages.ts';
import { pageOfMarkdownPath, prefersMarkdown } from './wants-markdown.ts';

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  clientIp: string | undefined;
};

type Options = {
  pages: ReturnType<typeof createPages>;
  /** Cache of public pages; absent if pages are not cached. */
  pageCache: PageCache | undefined;
  /** Returns the icon or manifest at a path. Undefined for other paths. */
  shopIcon: (address: string) => Promise<Response | undefined>;
  /** Returns the file of the build at a path. Undefined for other paths. */
  staticFiles: ((request: Request) => Response | undefined) | undefined;
};

/**
 * Responds to all requests that no other handler takes, with a file of the build, a page as Markdown, or a
 * page as HTML.
 */
export function mountPages<B extends Bindings>(app: Hono<{ Bindings: B }>, options: Options): void {
  const { pages, pageCache, shopIcon, staticFiles } = options;

  /**
   * The response in Markdown, if the path or the Accept header asks for it. Undefined if HTML is to be sent.
   */
  async function markdownFor(request: Request, env: B): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const page = pageOfMarkdownPath(pathname);
    if (page === undefined && !prefersMarkdown(request.headers.get('accept'))) return undefined;
    const { requestId, clientIp } = env;
    const address = (page ?? pathname) + search;
    return pages.answerMarkdown(request, { address, isOwnAddress: page !== undefined, requestId, clientIp });
  }

  app.all('*', async ({ req, env }) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const file = (isRead && (await shopIcon(req.url))) || staticFiles?.(req.raw);
    if (file) return file;
    if (!canBePage(req.raw.url)) return noSuchPage(env.requestId);
    const markdown = isRead && (await markdownFor(req.raw, env));
    if (markdown) return markdown;
    if (await pageCache?.answer(env.incoming, env.outgoing)) return RESPONSE_ALREADY_SENT;
    return pages.answer(req.raw, env);
  });
}

/**
 * Whether a page can have this path: it decodes to valid text without control characters. Also excludes `^`:
 * the router decodes and encodes it differently, so it would redirect such a path to itself forever.
 */
function canBePage(address: string): boolean {
  try {
    return !/[\p{Cc}^]/u.test(decodeURIComponent(new URL(address).pathname));
  } catch {
    return false;
  }
}
