import { z } from 'zod';

export type TracingConfig = {
  /** URL of an OTLP/HTTP collector, without the path of the signal. */
  endpoint: string;
  headers: Record<string, string>;
  /** Which share of requests is traced, from 0 to 1. */
  ratio: number;
  service: string;
};

function isCollector(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[?#@]/.test(value);
}

const HEADER = /^\s*([\w-]{1,64})\s*=\s*([^,\s]{1,2048})\s*$/;

const areHeaders = (value: string) =>
  value.split(',').every((each) => {
    const [, , given] = HEADER.exec(each) ?? [];
    return given !== undefined && isEncoded(given);
  });

function isEncoded(value: string): boolean {
  try {
    return /^[\x20-\x7e]*$/.test(decodeURIComponent(value));
  } catch {
    return false;
  }
}

/** Environment variables of tracing. They have the standard names of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isCollector, 'an address such as http://127.0.0.1:4318, without query or password')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(areHeaders, 'names and values such as authorization=Bearer%20key, separated by commas')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .refine((value) => /^[\w.-]{1,64}$/.test(value), '1 to 64 Latin letters, digits, dots and hyphens')
    .default('vitrina'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value), 'a ratio from 0 to 1, such as 0.1')
    .default('1')
    .transform(Number),
};

type Values = z.infer<z.ZodObject<typeof tracingVariables>>;

export function tracingOf(values: Values): TracingConfig | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const pairs = (values.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((each) => {
    const [, name, value] = HEADER.exec(each) ?? [];
    return name && value ? [[name.toLowerCase(), decodeURIComponent(value)]] : [];
  });
  return {
    endpoint,
    headers: Object.fromEntries(pairs),
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    service: values.OTEL_SERVICE_NAME,
  };
}
