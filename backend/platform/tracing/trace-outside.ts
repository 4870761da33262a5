import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beginPart, errorType, type OpenSpan } from './tracing.ts';

type Undici = { method: string; origin: string | URL; addHeader(name: string, value: string): void };
type NodeRequest = { method: string; host: string; getHeader(name: string): unknown };
type Opened = { span: OpenSpan; status?: number };

export type OutsideOptions = {
  /** Origin of the server that adds its own spans to the traces. Only calls to it get trace headers. */
  continuedBy: string | undefined;
  /** `host:port` of the trace collector. Calls to it are not traced. */
  collector: string;
};

/** Traces calls to other servers by fetch and node:http. Returns a function that stops this. */
export function traceOutside({ continuedBy, collector }: OutsideOptions): () => void {
  const opened = new WeakMap<object, Opened>();

  function begin(request: object, method: string, host: string): OpenSpan | undefined {
    if (host === collector) return undefined;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = beginPart({ name: `${method} ${host}`, kind: 'client', attributes });
    if (span) opened.set(request, { span });
    return span;
  }
  function end(request: object, error?: unknown): void {
    const known = opened.get(request);
    if (!known) return;
    opened.delete(request);
    const { span, status } = known;
    const failed = status === undefined || status >= 500;
    const attributes = {
      ...(status !== undefined && { 'http.response.status_code': status }),
      ...(status === undefined && error !== undefined && { 'error.type': errorType(error) }),
    };
    span.end(attributes, { failed });
  }
  function note(request: object, status: number | undefined): void {
    const known = opened.get(request);
    if (known && status !== undefined) known.status = status;
  }

  return listen({
    'undici:request:create': ({ request }: { request: Undici }) => {
      const { host, origin } = new URL(request.origin);
      const span = begin(request, request.method, host);
      if (span && origin === continuedBy) request.addHeader('traceparent', span.traceparent);
    },
    'undici:request:headers': ({
      request,
      response,
    }: {
      request: Undici;
      response: { statusCode: number };
    }) => note(request, response.statusCode),
    'undici:request:trailers': ({ request }: { request: Undici }) => end(request),
    'undici:request:error': ({ request, error }: { request: Undici; error: unknown }) => end(request, error),
    'http.client.request.start': ({ request }: { request: NodeRequest }) =>
      void begin(request, request.method, String(request.getHeader('host') ?? request.host)),
    'http.client.response.finish': ({
      request,
      response,
    }: {
      request: NodeRequest;
      response: { statusCode?: number };
    }) => {
      note(request, response.statusCode);
      end(request);
    },
    'http.client.request.error': ({ request, error }: { request: NodeRequest; error: unknown }) =>
      end(request, error),
  });
}

function listen(handlers: Record<string, (message: never) => void>): () => void {
  const all = Object.entries(handlers).map(([name, handle]) => {
    const listener = (message: unknown) => handle(message as never);
    subscribe(name, listener);
    return () => void unsubscribe(name, listener);
  });
  return () => {
    for (const off of all) off();
  };
}
