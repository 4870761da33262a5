import type { Metrics } from '../../backend/platform/metrics/metrics.ts';
import { traced } from '../../backend/platform/tracing/tracing.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';
import type { Logger } from '../process/logger.ts';
import { createAdmission } from './admission.ts';
import { htmlOf } from './send-page.ts';

/** Renders a page: the request handler of the framework. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

export type RendererOptions = {
  page: PageHandler;
  /** Whether search engines may index the shop. Default: true. */
  isIndexed?: boolean;
  logger: Logger;
  metrics: Pick<Metrics, 'renderings'>;
  /**
   * Whether Vite serves the scripts. The Content-Security-Policy must then allow inline styles and `eval`.
   */
  development: boolean;
};

/** A page that is rendered but not yet sent. `html` is undefined if the response has no body. */
type RenderedPage = { status: number; headers: Headers; html: string | undefined };

export type RenderPage = (
  visibleRequest: Request,
  context: RequestContext,
  isPrivate: boolean,
  /** Is aborted when the client disconnects. */
  left?: AbortSignal,
) => Promise<RenderedPage>;

/** Names of headers that routes may set. All others are set by code in this folder. */
const FROM_ROUTES = [
  'content-language',
  'content-type',
  'cross-origin-opener-policy',
  'link',
  'retry-after',
  'x-robots-tag',
];

/**
 * Renders pages, only a limited number at a time.
 * @throws Overloaded if too many requests wait
 */
export function createRenderer({
  page,
  isIndexed = true,
  logger,
  metrics,
  development,
}: RendererOptions): RenderPage {
  const admitted = createAdmission();
  return async (visibleRequest, context, isPrivate, left) => {
    const { pathname, origin } = new URL(visibleRequest.url);
    const rendered = await admitted(async () => {
      left?.throwIfAborted();
      const done = metrics.renderings.startTimer();
      return traced({ name: 'render page', kind: 'internal' }, () => page(visibleRequest, context)).finally(
        done,
      );
    });
    const { defect, status: gone } = context.answer;
    if (defect && development) throw defect;
    if (defect)
      logger.error({ requestId: context.requestId, path: pathname, err: defect }, 'A part of a page failed');
    const html = await htmlOf(rendered, context.answer.html);
    const headers = pageHeaders(rendered, isPrivate, origin);
    if (!isIndexed) headers.set('x-robots-tag', 'noindex, nofollow');
    return { status: rendered.status === 404 ? (gone ?? 404) : rendered.status, headers, html };
  };
}

function pageHeaders(rendered: Response, isPrivate: boolean, origin: string): Headers {
  const headers = new Headers();
  for (const name of FROM_ROUTES) {
    const value = rendered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const location = rendered.headers.get('location');
  // Without PUBLIC_URL, the origin comes from the Host header and may be wrong. It is removed from redirects
  // within the shop, so that they are relative.
  if (location !== null)
    headers.set('location', location.startsWith(`${origin}/`) ? location.slice(origin.length) : location);
  const cacheable = rendered.status === 200 && !rendered.headers.get('cache-control')?.includes('no-store');
  const shared = cacheable ? 'public, max-age=0, must-revalidate' : 'no-store';
  headers.set('cache-control', isPrivate ? 'private, no-store' : shared);
  if (!isPrivate) headers.set('vary', 'Accept');
  return headers;
}
