import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import { problem, problemResponse } from './gateway/problem.ts';
import { clientAddress } from './http/client-address.ts';
import { requestId as validRequestId } from './http/request-id.ts';
import { type HttpsOnly, setSecurityHeaders } from './http/security-headers.ts';
import { measureRequest } from './metrics/measure-request.ts';
import { traceRequest } from './metrics/trace-request.ts';
import { addressTooLong } from './pages/error-page.ts';
import type { Logger } from './process/logger.ts';
import { logRequest } from './process/request-log.ts';

/** What every handler knows about a request. */
export type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  clientIp: string | undefined;
};

type Options = {
  trustedProxies: number;
  httpsOnly: HttpsOnly;
  /** Whether the process is about to stop. Each connection is then closed after its response. */
  isDraining: () => boolean;
  logger: Logger;
  metrics: Metrics;
};

/**
 * Maximum length of URLs in characters, for pages and for API calls. A call may contain two dozen product
 * URLs (getProducts).
 */
const URL_LIMITS = { page: 2048, call: 8192 };

/**
 * Makes a request listener for a Node server. Before it calls `answer`, it gives the request an id, starts
 * its trace, log line and measurement, and refuses URLs that are too long.
 */
export function createRequestListener(
  { trustedProxies, httpsOnly, isDraining, logger, metrics }: Options,
  answer: (request: Request, bindings: Bindings) => Response | Promise<Response>,
) {
  return getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const requestId = validRequestId(request.headers.get('x-request-id'));
      const clientIp = clientAddress(incoming, trustedProxies);
      const span = traceRequest(incoming, outgoing, { requestId, isBehindProxy: trustedProxies > 0 });
      logRequest(logger, incoming, outgoing, { requestId, traceId: span?.traceId });
      measureRequest(metrics, incoming, outgoing);
      outgoing.setHeader('X-Request-Id', requestId);
      setSecurityHeaders(outgoing, httpsOnly);
      if (isDraining()) outgoing.setHeader('Connection', 'close');
      const isCall = incoming.url?.startsWith('/api/');
      if ((incoming.url?.length ?? 0) > URL_LIMITS[isCall ? 'call' : 'page']) {
        return isCall
          ? problemResponse(problem('INVALID_REQUEST', requestId, 414))
          : addressTooLong(requestId);
      }
      const bound = () => answer(request, { incoming, outgoing, requestId, clientIp });
      return span ? span.within(bound) : bound();
    },
    { overrideGlobalObjects: false },
  );
}
