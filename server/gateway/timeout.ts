import { type ApiCall, type Sender, type Upstream, UpstreamError } from './upstream.ts';

/** Sends a call and waits for the response until the timeout. */
export type Send = (call: ApiCall, sender: Sender, timeoutMs?: number) => Promise<Response>;

/**
 * Adds a timeout to calls, including calls in this process that cannot be aborted. The returned function
 * throws UpstreamError `unreachable` after the timeout.
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
