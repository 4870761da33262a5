/**
 * Facts about a span: names of routes, operations, tables and hosts, and statuses. They never contain text
 * that a shopper entered.
 */
type Attributes = Record<string, string | number>;

export type SpanOf = { name: string; kind: 'server' | 'client' | 'internal'; attributes?: Attributes };

export type OpenSpan = {
  /** Id of the trace: 32 hexadecimal digits. */
  traceId: string;
  /** Value of the W3C header `traceparent`, for calls made within this span. */
  traceparent: string;
  /** Runs `work`; spans that begin in it become children of this span. */
  within<T>(work: () => T): T;
  /** Ends the span; call it exactly once. `failed` marks the span as an error. */
  end(attributes: Attributes, outcome: { failed: boolean }): void;
};

/**
 * The parent of a new span: the span that is open now, the span in the `traceparent` header of the request,
 * or none.
 */
export type ParentOf = { of: 'current' } | { of: 'caller'; traceparent: string | undefined } | { of: 'none' };

export type Tracer = {
  begin(span: SpanOf, parent: ParentOf): OpenSpan;
  isWithin(): boolean;
};

/**
 * The tracer of this process. It is global, as usual in tracing: a span finds its parent by the async
 * context, not by parameters.
 */
let tracer: Tracer | undefined;

/** Starts tracing in this process; undefined stops tracing. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Begins the span of an incoming request. Returns undefined if tracing is off. */
export const beginRequest = (span: SpanOf, traceparent: string | undefined): OpenSpan | undefined =>
  tracer?.begin(span, { of: 'caller', traceparent });

/** Begins a child of the span that is open now. Returns undefined if none is open. */
export const beginPart = (span: SpanOf): OpenSpan | undefined =>
  tracer?.isWithin() ? tracer.begin(span, { of: 'current' }) : undefined;

/** Runs `work` as a child of the span that is open now. If none is open, just runs it. */
export function traced<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  const open = beginPart(span);
  return open ? ended(open, work) : work();
}

/** Runs `work` as a trace of its own. */
export function tracedAlone<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  return tracer ? ended(tracer.begin(span, { of: 'none' }), work) : work();
}

/**
 * Traces the handling of an API call. If this process made the call itself while it handled a request, the
 * span is a child of that request's span. Otherwise, another server made the call, and the span continues the
 * trace of that server.
 */
export function tracedCall(
  { name, traceparent }: { name: string; traceparent: string | undefined },
  work: () => Promise<Response>,
): Promise<Response> {
  if (!tracer) return work();
  const isPart = tracer.isWithin();
  const span: SpanOf = { name, kind: isPart ? 'internal' : 'server' };
  const open = tracer.begin(span, isPart ? { of: 'current' } : { of: 'caller', traceparent });
  return ended(open, work, ({ status }) => ({
    attributes: { 'http.response.status_code': status },
    failed: status >= 500,
  }));
}

type Said = { attributes: Attributes; failed: boolean };

async function ended<T>(open: OpenSpan, work: () => Promise<T>, say?: (value: T) => Said): Promise<T> {
  try {
    const value = await open.within(work);
    const { attributes, failed } = say?.(value) ?? { attributes: {}, failed: false };
    open.end(attributes, { failed });
    return value;
  } catch (error) {
    open.end({ 'error.type': errorType(error) }, { failed: true });
    throw error;
  }
}

/**
 * The code of an error or, if it has none, its class. The message is not used, because it may quote what a
 * shopper entered.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? errorType(cause) : error.name;
}
