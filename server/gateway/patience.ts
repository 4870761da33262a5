import { type ApiCall, type Upstream, UpstreamError } from './upstream.ts';

/** Sends a call and waits for its answer no longer than the patience it was made with. */
export type Send = (call: ApiCall, clientIp: string | undefined, patienceMs?: number) => Promise<Response>;

/**
 * Bounds how long an upstream may take, also one in this process that cannot be aborted.
 * The returned function throws UpstreamError `unreachable` when the time is over.
 */
export function withPatience(upstream: Upstream, usualPatienceMs: number): Send {
  return async (call, clientIp, patienceMs = usualPatienceMs) => {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new UpstreamError('unreachable', `The API did not answer within ${patienceMs} ms.`));
        controller.abort();
      }, patienceMs);
    });
    try {
      return await Promise.race([upstream(call, { clientIp, signal: controller.signal }), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
