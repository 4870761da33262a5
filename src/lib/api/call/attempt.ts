import { deepFreeze } from '#shared/deep-freeze.ts';
import { UNAVAILABLE_TITLE } from '#shared/web/problem-titles.ts';
import { ApiError } from '../errors/api-error';
import { untilAborted } from './abort';
import type { ApiEnvironment } from './environment';
import { refusal } from './refusal';

/** A call of the API. All its attempts send the same request, with the same request id. */
export type ApiCall = {
  url: URL;
  init: RequestInit & { method: string };
  headers: Headers;
  requestId: string;
  /** The signal with which the caller can abort. */
  signal: AbortSignal | undefined;
};

/**
 * Makes one attempt of a call and returns the parsed body; undefined for 204.
 * @throws {ApiError} for every failure; the signal's reason if the caller aborted
 */
export async function attempt(env: ApiEnvironment, call: ApiCall): Promise<unknown> {
  // AbortSignal.timeout would keep its timer after the response, and with it the whole page in memory while
  // it is rendered.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('Too late', 'TimeoutError')), env.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal;
  const request = new Request(call.url, { ...call.init, headers: call.headers, signal });

  let response: Response;
  let body: Body;
  try {
    response = await untilAborted(env.send(request, call.init.body), signal);
    body = await untilAborted(readBody(response), signal);
  } catch (cause) {
    if (call.signal?.aborted) throw call.signal.reason;
    const { requestId } = call;
    if (timeout.signal.aborted) throw new ApiError({ kind: 'timeout', requestId, cause });
    // On the server it is this server that cannot reach the API, so the message must not blame the shopper's
    // connection.
    const message = env.requestedFrom === 'server' ? UNAVAILABLE_TITLE : undefined;
    throw new ApiError({ kind: 'network', message, requestId, cause });
  } finally {
    clearTimeout(timer);
  }

  if (response.status === 204) return undefined;
  if (!response.ok) throw refusal(response, body.value, call.requestId);
  // On the server the value may be shared with the backend. In tests and development it is frozen, to find
  // code that changes it.
  if (!('error' in body)) return import.meta.env.DEV ? deepFreeze(body.value) : body.value;
  const { value, error } = body;
  const { status } = response;
  throw new ApiError({ kind: 'unknown', status, data: value, requestId: call.requestId, cause: error });
}

/** The body of a response. If it is not JSON, `value` is its text. */
type Body = { value: unknown; error?: unknown };

/**
 * A response from within this process carries its value without serialization (shared/web/value-response.ts).
 */
async function readBody(response: Response): Promise<Body> {
  if ('value' in response) return { value: response.value };
  const value = await response.text();
  try {
    return { value: JSON.parse(value) };
  } catch (error) {
    return { value, error };
  }
}
