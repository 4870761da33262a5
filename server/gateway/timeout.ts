import { type ApiCall, type Sender, type Upstream, UpstreamError } from './upstream.ts';

/** Sends a call to the API. Waits for the response at most until the time limit. */
export type Send = (call: ApiCall, sender: Sender, timeoutMs?: number) => Promise<Response>;

/**
 * Adds a time limit to calls, even to calls within this process, which cannot be aborted. After the limit the
 * returned function throws UpstreamError `unreachable`.
 */
export function withTimeout(upstream: Upstream, defaultTimeoutMs: number): Send {
  return async (call, { clientIp, page }, timeoutMs = defaultTimeoutMs) => {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new UpstreamError('unreachable', `The API did not answer within ${timeoutMs} ms.`));
        controller.abort();
      }, timeoutMs);
    });
    try {
      return await Promise.race([upstream(call, { clientIp, page, signal: controller.signal }), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
