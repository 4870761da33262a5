// Loaded only where traces are asked for: this and what it imports take memory and a part of the start.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../log/logger.ts';
import { traceOutside } from './trace-outside.ts';
import { type OpenSpan, type ParentOf, type SpanOf, setTracer } from './tracing.ts';

export type TracingOptions = {
  /** Base of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Sent with every batch: what the collector knows its senders by. */
  headers: Record<string, string>;
  /** Which part of all traces is sent, from 0 to 1. */
  ratio: number;
  service: string;
  /** What this process does. */
  role: string;
  /** Origin of the tier behind this one, which continues the traces. */
  continuedBy?: string | undefined;
  logger: Logger;
};

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** How long one batch may take, in ms: what is left at the end of the process is given no longer. */
const EXPORT_MS = 3_000;

const getter = {
  keys: () => ['traceparent'],
  get: (traceparent: string, key: string) => (key === 'traceparent' ? traceparent : undefined),
};

/**
 * Has this process send traces. Whether one is sent follows from its id alone, so all tiers agree, and no caller
 * can ask for more than that part.
 */
export function openTracing(options: TracingOptions): { close(): Promise<void> } {
  const { endpoint, headers, ratio, service, role, continuedBy, logger } = options;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'vitrina.role': role,
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reportingLosses(exporter, logger), exportTimeoutMillis: EXPORT_MS }),
    ],
  });
  const tracer = provider.getTracer('vitrina');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  function contextOf(parent: ParentOf): Context {
    if (parent.of === 'current') return current.getStore() ?? ROOT_CONTEXT;
    if (parent.of === 'none' || parent.traceparent === undefined) return ROOT_CONTEXT;
    return propagator.extract(ROOT_CONTEXT, parent.traceparent, getter);
  }

  function begin({ name, kind, attributes = {} }: SpanOf, parent: ParentOf): OpenSpan {
    const above = contextOf(parent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const context = trace.setSpan(above, span);
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      within: (work) => current.run(context, work),
      end(said, { failed }) {
        span.setAttributes(said);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  setTracer({ begin, isWithin: () => current.getStore() !== undefined });
  const endOutside = traceOutside({ continuedBy, collector: new URL(url).host });
  return {
    async close() {
      setTracer(undefined);
      endOutside();
      // A collector that is away holds up no stop.
      await provider.shutdown().catch(() => {});
    },
  };
}

/** Says once that a collector takes nothing, and once that it does again. What was refused is lost. */
function reportingLosses(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isLosing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result: ExportResult) => {
        const isLost = result.code !== ExportResultCode.SUCCESS;
        if (isLost && !isLosing) logger.warn({}, 'traces are not taken by their collector');
        if (!isLost && isLosing) logger.info({}, 'traces are taken again');
        isLosing = isLost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
