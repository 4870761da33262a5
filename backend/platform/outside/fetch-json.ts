import type { z } from 'zod';
import { readLimited } from '#shared/read-limited.ts';
import { type ClientCertificate, fetchWithCertificate } from './client-certificate.ts';

/** Why a service outside gave no answer. The message names neither addresses nor what was sent. */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  /** Of the refused answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export type JsonRequest<T> = {
  address: URL;
  init: RequestInit;
  /** From the first byte sent to the last byte read. */
  timeoutMs: number;
  maxBytes: number;
  schema: z.ZodType<T>;
  /** Statuses of refusals whose content is read as well. */
  readRefusals?: readonly number[];
  /** For a service that wants to see one; its address is https then. */
  certificate?: ClientCertificate | undefined;
};

/** The JSON that a service answers, read by its schema. @throws OutsideFailure */
export async function fetchJson<T>({ schema, ...request }: JsonRequest<T>): Promise<T> {
  const result = schema.safeParse(parsed(new TextDecoder().decode(await fetchBytes(request))));
  if (result.success) return result.data;
  throw new OutsideFailure(
    `The answer does not fit at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
  );
}

/** What a service answers, as it is. @throws OutsideFailure */
export async function fetchBytes(request: Omit<JsonRequest<never>, 'schema'>): Promise<Uint8Array> {
  const { timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  return ask(request, signal).catch((error: unknown) => {
    if (error instanceof OutsideFailure) throw error;
    // What fetch throws may name the address, and with it what was asked.
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
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure('The answer is not JSON');
  }
}
