// This file is imported only if tracing is on, because the file and its imports cost memory and start-up
// time.
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
  /** Base URL of a collector that accepts OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Headers that are sent with every batch, for example to identify the sender to the collector. */
  headers: Record<string, string>;
  /** The sampled share of traces, from 0 to 1. */
  ratio: number;
  service: string;
  /** The role of this process. */
  role: string;
  /** Origin of the server that this process calls and that adds its spans to the traces. */
  continuedBy?: string | undefined;
  logger: Logger;
};

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Timeout for sending a batch, in ms. It also limits the last batch when a process stops. */
const EXPORT_MS = 3_000;

const getter = {
  keys: () => ['traceparent'],
  get: (traceparent: string, key: string) => (key === 'traceparent' ? traceparent : undefined),
};

/**
 * Makes this process send traces. Whether a trace is sampled depends only on its id, so that all processes
 * make the same decision and no caller can raise the share.
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
      // A collector that cannot be reached must not delay the stop of the process.
      await provider.shutdown().catch(() => {});
    },
  };
}

/**
 * Wraps an exporter, so that a message is logged when the collector begins to refuse traces, and another when
 * it accepts them again. Refused traces are lost.
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
