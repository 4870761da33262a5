// Import this file only if tracing is on: it and its imports cost memory and start-up time.
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
  /** Base URL of a trace collector that accepts OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** HTTP headers for each batch of traces, for example a key by which the collector recognises the shop. */
  headers: Record<string, string>;
  /** Which share of all traces is sent to the collector: 0 (none) to 1 (all). */
  ratio: number;
  service: string;
  /** Role of this process: all, web, api or worker. */
  role: string;
  /** Origin of the server that this process calls and that adds its own spans to the same traces. */
  continuedBy?: string | undefined;
  logger: Logger;
};

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Time limit for sending a batch of traces, in ms. When the process stops, it waits at most this long for the
 * last batch.
 */
const EXPORT_MS = 3_000;

const getter = {
  keys: () => ['traceparent'],
  get: (traceparent: string, key: string) => (key === 'traceparent' ? traceparent : undefined),
};

/**
 * Starts sending traces from this process. Whether a trace is sent depends only on its id: all processes thus
 * decide alike, and no caller can raise the share.
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
      end(attributes, { failed }) {
        span.setAttributes(attributes);
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
      // Ignores the error: a process must be able to stop even if the collector cannot be reached.
      await provider.shutdown().catch(() => {});
    },
  };
}

/**
 * Wraps an exporter of traces. Logs a message when the collector begins to refuse them, and another when it
 * accepts them again. Refused traces are lost.
 */
function reportingLosses(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isLosing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result: ExportResult) => {
        const isLost = result.code !== ExportResultCode.SUCCESS;
        if (isLost && !isLosing) logger.warn({}, 'the collector does not accept traces');
        if (!isLost && isLosing) logger.info({}, 'the collector accepts traces again');
        isLosing = isLost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
