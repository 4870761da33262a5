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
  let text: string;
  try {
    response = await untilAborted(env.send(request, call.init.body), signal);
    text = await untilAborted(response.text(), signal);
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
  const body = parse(text);
  if (!response.ok) throw refusal(response, body.parsed ? body.value : text, call.requestId);
  if (body.parsed) return body.value;
  const { status } = response;
  throw new ApiError({ kind: 'unknown', status, data: text, requestId: call.requestId, cause: body.error });
}

type Parsed = { parsed: true; value: unknown } | { parsed: false; error: unknown };

function parse(text: string): Parsed {
  try {
    return { parsed: true, value: JSON.parse(text) };
  } catch (error) {
    return { parsed: false, error };
  }
}
