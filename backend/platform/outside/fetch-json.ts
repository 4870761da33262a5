import type { z } from 'zod';
import { readLimited } from '#shared/read-limited.ts';
import { type ClientCertificate, fetchWithCertificate } from './client-certificate.ts';
import { readOutsideJson } from './outside-json.ts';

/**
 * Thrown if a service outside the shop gave no usable response. The message contains neither URLs nor data
 * that was sent.
 */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  /** HTTP status of the response; undefined without a response. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export type JsonRequest<T> = {
  address: URL;
  init: RequestInit;
  /** Maximum duration in ms of the whole request, including the response body. */
  timeoutMs: number;
  maxBytes: number;
  schema: z.ZodType<T>;
  /** Error statuses whose body is read and validated as if the request had succeeded. */
  readRefusals?: readonly number[];
  /** A client certificate for a service that requires one. Works only with https. */
  certificate?: ClientCertificate | undefined;
};

/**
 * Requests JSON and validates it.
 * @throws OutsideFailure
 */
export async function fetchJson<T>({ schema, ...request }: JsonRequest<T>): Promise<T> {
  const result = schema.safeParse(parsed(new TextDecoder().decode(await fetchBytes(request))));
  if (result.success) return result.data;
  throw new OutsideFailure(
    `The answer does not fit at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
  );
}

/**
 * Requests a body as bytes, without parsing it.
 * @throws OutsideFailure
 */
export async function fetchBytes(request: Omit<JsonRequest<never>, 'schema'>): Promise<Uint8Array> {
  const { timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  return ask(request, signal).catch((error: unknown) => {
    if (error instanceof OutsideFailure) throw error;
    // Does not pass on the error of `fetch` as its cause. It may contain the URL, in which the request sends
    // data.
    throw new OutsideFailure(
      signal.aborted ? `No answer within ${timeoutMs} ms` : 'The service cannot be reached',
    );
  });
}

async function ask(request: Omit<JsonRequest<never>, 'schema'>, signal: AbortSignal): Promise<Uint8Array> {
  const { address, maxBytes, certificate, readRefusals = [] } = request;
  const init: RequestInit = { ...request.init, redirect: 'error', signal };
  const response = await (certificate
    ? fetchWithCertificate(address, init, certificate)
    : fetch(address, init));
  if (!response.ok && !readRefusals.includes(response.status)) {
    await response.body?.cancel();
    throw new OutsideFailure(`The service answered ${response.status}`, response.status);
  }
  const bytes = await readLimited(response.body, maxBytes);
  if (bytes === undefined) throw new OutsideFailure('The answer is too long');
  return bytes;
}

function parsed(text: string): unknown {
  const value = readOutsideJson(text);
  if (value === undefined) throw new OutsideFailure('The answer is not JSON');
  return value;
}
