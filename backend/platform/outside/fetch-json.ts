import type { z } from 'zod';
import { readLimited } from '#shared/read-limited.ts';
import { type ClientCertificate, fetchWithCertificate } from './client-certificate.ts';
import { readOutsideJson } from './outside-json.ts';

/**
 * Thrown if an outside service returned no usable answer. The message contains neither URLs nor sent data.
 */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  /** The HTTP status of the answer; undefined if there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export type JsonRequest<T> = {
  address: URL;
  init: RequestInit;
  /** Maximum time in ms, from the first byte sent to the last byte received. */
  timeoutMs: number;
  maxBytes: number;
  schema: z.ZodType<T>;
  /** Error statuses for which the body is read like that of a successful answer. */
  readRefusals?: readonly number[];
  /** A client certificate, for services that require one; only with https. */
  certificate?: ClientCertificate | undefined;
};

/** Fetches JSON and validates it. @throws OutsideFailure */
export async function fetchJson<T>({ schema, ...request }: JsonRequest<T>): Promise<T> {
  const result = schema.safeParse(parsed(new TextDecoder().decode(await fetchBytes(request))));
  if (result.success) return result.data;
  throw new OutsideFailure(
    `The answer does not fit at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
  );
}

/**
 * Fetches a body without parsing it.
 * @throws OutsideFailure
 */
export async function fetchBytes(request: Omit<JsonRequest<never>, 'schema'>): Promise<Uint8Array> {
  const { timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  return ask(request, signal).catch((error: unknown) => {
    if (error instanceof OutsideFailure) throw error;
    // The error of fetch is not passed on, because it may contain the URL, which has data of the request.
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
