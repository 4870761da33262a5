/** What a span says: names of routes, operations, tables and hosts, statuses. Nothing that a shopper entered. */
type Attributes = Record<string, string | number>;

export type SpanOf = { name: string; kind: 'server' | 'client' | 'internal'; attributes?: Attributes };

export type OpenSpan = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The W3C header of calls that are made for this span. */
  traceparent: string;
  /** What is begun within the work is a part of the span. */
  within<T>(work: () => T): T;
  /** Ends it, once. What failed says so to who reads the traces. */
  end(attributes: Attributes, outcome: { failed: boolean }): void;
};

/** What a span is a part of: the one that is open where it begins, what a caller's traceparent names, or nothing. */
export type ParentOf = { of: 'current' } | { of: 'caller'; traceparent: string | undefined } | { of: 'none' };

export type Tracer = {
  begin(span: SpanOf, parent: ParentOf): OpenSpan;
  isWithin(): boolean;
};

/** One a process, as with all tracing: what is traced is found by where it runs, not by whom it was handed to. */
let tracer: Tracer | undefined;

/** Has this process trace from now on; with undefined it ends. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Begins the span of a request that came in. Undefined where nothing is traced. */
export const beginRequest = (span: SpanOf, traceparent: string | undefined): OpenSpan | undefined =>
  tracer?.begin(span, { of: 'caller', traceparent });

/** Begins a part of the open span; undefined where none is open. */
export const beginPart = (span: SpanOf): OpenSpan | undefined =>
  tracer?.isWithin() ? tracer.begin(span, { of: 'current' }) : undefined;

/** Does work as a part of the open span; without one it is just done. */
export function traced<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  const open = beginPart(span);
  return open ? ended(open, work) : work();
}

/** Does work as a trace of its own. */
export function tracedAlone<T>(span: SpanOf, work: () => Promise<T>): Promise<T> {
  return tracer ? ended(tracer.begin(span, { of: 'none' }), work) : work();
}

/**
 * Answers a call: as a part of the request that makes it in this process, else as the request itself, which continues
 * the trace of the tier in front.
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

/** The code or the class of an error. Its message may quote what a shopper entered. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? errorType(cause) : error.name;
}
