import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';

/** Paths that load balancers request every few seconds. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A path without the secret of a link to pay. */
const withoutSecret = (path: string): string => path.replace(/^(\/pay\/).+/, '$1…');

/**
 * Logs a line when a request is finished. It contains no data about the shopper, no query, which may contain a
 * search or the secret of a letter, and no secret of a path.
 */
export function logRequest(
  logger: Logger,
  { method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  { requestId, traceId }: { requestId: string; traceId?: string | undefined },
): void {
  const began = performance.now();
  outgoing.once('close', () => {
    const path = withoutSecret(url.split('?', 1)[0] ?? '');
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const entry = {
      method,
      path: path.slice(0, 200),
      status: outgoing.statusCode,
      ms,
      requestId,
      ...(traceId !== undefined && { traceId }),
      ...(!outgoing.writableFinished && { aborted: true }),
    };
    if (PROBES.has(path)) logger.debug(entry, 'request');
    else logger.info(entry, 'request');
  });
}
