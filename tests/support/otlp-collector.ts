import { expect } from 'vitest';
import { z } from 'zod';
import { startCounterpart } from '../../backend/platform/testing/counterpart.ts';

// Checks OTLP in its JSON form (opentelemetry-proto, ExportTraceServiceRequest), in which ids are hexadecimal
// and 64-bit numbers are strings.
const nanoseconds = z.string().regex(/^[1-9]\d{18}$/);
const traceId = z.string().regex(/^(?!0{32})[0-9a-f]{32}$/);
const spanId = z.string().regex(/^(?!0{16})[0-9a-f]{16}$/);
const attribute = z.strictObject({
  key: z.string().min(1),
  value: z.union([z.strictObject({ stringValue: z.string() }), z.strictObject({ intValue: z.number() })]),
});
const span = z.strictObject({
  traceId,
  spanId,
  parentSpanId: spanId.optional(),
  traceState: z.string().optional(),
  name: z.string().min(1),
  /** The kind of span: 1 = internal, 2 = server, 3 = client. */
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z.array(attribute),
  droppedAttributesCount: z.literal(0),
  events: z.array(z.never()),
  droppedEventsCount: z.literal(0),
  links: z.array(z.never()),
  droppedLinksCount: z.literal(0),
  status: z.strictObject({ code: z.union([z.literal(0), z.literal(2)]) }),
  flags: z.number().int(),
});
const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.looseObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.looseObject({ name: z.string() }),
          spans: z.array(span).min(1),
          schemaUrl: z.string().optional(),
        }),
      ),
      schemaUrl: z.string().optional(),
    }),
  ),
});

export type CollectedSpan = Omit<z.infer<typeof span>, 'attributes'> & {
  attributes: Record<string, string | number>;
};

/** Starts a local collector of traces. It accepts only valid OTLP. */
export async function startCollector() {
  const service = await startCounterpart({
    '/v1/traces': (response, { method, headers, text }) => {
      const isRead =
        method === 'POST' &&
        headers['content-type'] === 'application/json' &&
        request.safeParse(JSON.parse(text)).success;
      response.writeHead(isRead ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    },
  });
  return {
    ...service,
    /**
     * All spans received so far.
     * @throws Error about the first invalid span
     */
    spans(): CollectedSpan[] {
      return service
        .askedFor('/v1/traces')
        .flatMap(({ text }) => request.parse(JSON.parse(text)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((each) => ({ ...each, attributes: valuesOf(each.attributes) }));
    },
    /** Attributes of the process that sent the spans, such as its service name. */
    resource(): Record<string, string | number> {
      const [first] = service.askedFor('/v1/traces');
      expect(first).toBeDefined();
      const [about] = request.parse(JSON.parse(first?.text ?? '')).resourceSpans;
      return valuesOf(about?.resource.attributes ?? []);
    },
  };
}

const valuesOf = (attributes: z.infer<typeof attribute>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'stringValue' in value ? value.stringValue : value.intValue]),
  );
