import { frozen } from '#shared/frozen.ts';
import { UNAVAILABLE_TITLE } from '#shared/web/problem-titles.ts';
import { ApiError } from '../errors/api-error';
import { untilAborted } from './abort';
import type { ApiEnvironment } from './environment';
import { refusal } from './refusal';

/** One logical call. A retry sends the same again, the request id included. */
export type ApiCall = {
  url: URL;
  init: RequestInit & { method: string };
  headers: Headers;
  requestId: string;
  /** The caller's signal. */
  signal: AbortSignal | undefined;
};

/**
 * Sends a call once and reads its answer: the parsed body, undefined for 204.
 * @throws {ApiError} for every failure; the signal's reason when the caller aborted.
 */
export async function attempt(env: ApiEnvironment, call: ApiCall): Promise<unknown> {
  // AbortSignal.timeout would go on after the answer, and keep all of a page that was rendered for as long.
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
    // The shopper's own connection works when it is this server that cannot reach the service.
    const message = env.requestedFrom === 'server' ? UNAVAILABLE_TITLE : undefined;
    throw new ApiError({ kind: 'network', message, requestId, cause });
  } finally {
    clearTimeout(timer);
  }

  if (response.status === 204) return undefined;
  if (!response.ok) throw refusal(response, body.value, call.requestId);
  // While a page is rendered the value may be the backend's own: tests and development find what would change it.
  if (!('error' in body)) return import.meta.env.DEV ? frozen(body.value) : body.value;
  const { value, error } = body;
  const { status } = response;
  throw new ApiError({ kind: 'unknown', status, data: value, requestId: call.requestId, cause: error });
}

/** `value` is the text of what is no JSON. */
type Body = { value: unknown; error?: unknown };

/** Within one process an answer brings its value along (shared/web/value-response.ts). */
async function readBody(response: Response): Promise<Body> {
  if ('value' in response) return { value: response.value };
  const value = await response.text();
  try {
    return { value: JSON.parse(value) };
  } catch (error) {
    return { value, error };
  }
}
