/**
 * Attributes of a span: names of routes, operations, tables and hosts, and statuses. Attributes never contain
 * text that a shopper entered.
 */
type Attributes = Record<string, string | number>;

export type SpanOf = { name: string; kind: 'server' | 'client' | 'internal'; attributes?: Attributes };

export type OpenSpan = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The W3C header for calls made within this span. */
  traceparent: string;
  /** Runs work whose spans become children of this span. */
  within<T>(work: () => T): T;
  /** Ends the span. Call it once. `failed` marks the span as an error. */
  end(attributes: Attributes, outcome: { failed: boolean }): void;
};

/** The parent of a span: the currently open span, the span in the caller's traceparent header, or none. */
export type ParentOf = { of: 'current' } | { of: 'caller'; traceparent: string | undefined } | { of: 'none' };

export type Tracer = {
  begin(span: SpanOf, parent: ParentOf): OpenSpan;
  isWithin(): boolean;
};

/**
 * The tracer is global to the process, as usual in tracing: a span finds its parent by the async context, not
 * by parameters.
 */
let tracer: Tracer | undefined;

/** Starts tracing in this process; undefined stops it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Begins the span of an incoming request. Undefined if tracing is off. */
export const beginRequest = (span: SpanOf, traceparent: string | undefined): OpenSpan | undefined =>
  tracer?.begin(span, { of: 'caller', traceparent });

/** Begins a child of the open span; undefined if none is open. */
export const beginPart = (span: SpanOf): OpenSpan | undefined =>
  tracer?.isWithin() ? tracer.begin(span, { of: 'current' }) : undefined;

/** Runs work as a child of the open span. If no span is open, only runs it. */
export function traced<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  const open = beginPart(span);
  return open ? ended(open, work) : work();
}

/** Runs work as a separate trace. */
export function tracedAlone<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  return tracer ? ended(tracer.begin(span, { of: 'none' }), work) : work();
}

/**
 * Traces the answer to a call. If the call is made while this process handles a request, its span is a child
 * of that request's span. Otherwise the call comes from another server, whose trace it continues.
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

/** The code or class of an error. Its message may quote a shopper's input. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? errorType(cause) : error.name;
}
