import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginRequest, type OpenSpan } from '../../backend/platform/tracing/tracing.ts';
import { PROBES } from '../process/request-log.ts';
import { routeName } from './route-name.ts';

/**
 * Starts the span of a request, which ends with the response. Undefined if tracing is off. Continues the
 * caller's trace only behind a trusted proxy: other clients could send forged trace ids.
 */
export function traceRequest(
  { method = 'GET', url = '', headers }: IncomingMessage,
  outgoing: ServerResponse,
  { requestId, isBehindProxy }: { requestId: string; isBehindProxy: boolean },
): OpenSpan | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (PROBES.has(path)) return undefined;
  const route = routeName(method, path);
  const { traceparent } = headers;
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'vitrina.request_id': requestId,
  };
  const span = beginRequest(
    { name: `${method} ${route}`, kind: 'server', attributes },
    isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined,
  );
  if (!span) return undefined;
  outgoing.once('close', () => {
    const status = outgoing.writableFinished ? outgoing.statusCode : 499;
    span.end({ 'http.response.status_code': status }, { failed: status >= 500 });
  });
  return span;
}
