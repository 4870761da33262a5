import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { createDeskGateway } from './desk/desk-gateway.ts';
import { createDeskPages } from './desk/desk-pages.ts';
import { createAnswerCheck } from './gateway/check-answers.ts';
import { problem, problemResponse } from './gateway/problem.ts';
import type { Upstream } from './gateway/upstream.ts';
import type { Logger } from './process/logger.ts';
import { createRequestListener } from './request-listener.ts';
import type { StaticFiles } from './static-files.ts';

export type DeskOptions = {
  /** Origin of the desk, such as https://desk.shop.example. */
  origin: string;
  trustedProxies: number;
  /** The operator API. */
  upstream: Upstream;
  /** True if another program than this shop answers the API calls. Its responses are then checked against the contract. */
  isForeign: boolean;
  /** The pictures of goods and photographs of buyers. */
  pictures: (request: Request) => Promise<Response>;
  /** Origins from which the desk may show pictures, besides its own. */
  imageHosts: readonly string[];
  staticFiles: StaticFiles;
  /** The HTML of the desk. Absent if another server sends it, or if the desk is not built. */
  page?: string | undefined;
  logger: Logger;
  metrics: Metrics;
};

export type Desk = { listener: RequestListener; startDraining(): void };

/**
 * The web server of the desk, where the people of the shop work. It serves the files of the desk and
 * pictures, passes API calls on to the operator API, and serves nothing else.
 */
export function createDesk(options: DeskOptions): Desk {
  const { origin, trustedProxies, upstream, isForeign, pictures, staticFiles, page, logger, metrics } =
    options;
  let draining = false;
  const checkAnswer = isForeign ? createAnswerCheck(logger) : undefined;
  const call = createDeskGateway({ upstream, origin, logger, checkAnswer });
  const pages = createDeskPages(staticFiles, page);
  const overHttps = origin.startsWith('https:');

  async function answer(request: Request, requestId: string, clientIp: string | undefined) {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return call(request, { requestId, clientIp, cookieHeader: request.headers.get('cookie') ?? '' });
    if (pathname.startsWith('/pictures/')) return pictures(request);
    return pages(request);
  }

  return {
    listener: createRequestListener(
      {
        trustedProxies,
        httpsOnly: overHttps ? 'host' : 'no',
        isDraining: () => draining,
        logger,
        metrics,
      },
      async (request, { outgoing, requestId, clientIp }) => {
        setDeskHeaders(outgoing, options);
        return answer(request, requestId, clientIp).catch((err: unknown) => {
          logger.error({ requestId, err }, 'A request of the desk failed');
          return problemResponse(problem('INTERNAL', requestId));
        });
      },
    ),
    startDraining() {
      draining = true;
    },
  };
}

/** Headers of every response of the desk, in place of those for shoppers. */
function setDeskHeaders(outgoing: ServerResponse, { imageHosts, origin }: DeskOptions): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  outgoing.setHeader('Content-Security-Policy', policy.join('; '));
  outgoing.setHeader('X-Frame-Options', 'DENY');
  outgoing.setHeader('Referrer-Policy', 'no-referrer');
  outgoing.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  outgoing.setHeader('X-Robots-Tag', 'noindex');
}
