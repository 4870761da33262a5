import { isApiError } from '../errors/api-error';
import type { ApiCall } from './attempt';
import type { ApiEnvironment } from './environment';

const logged = new WeakSet<object>();

/**
 * Logs a failure once, even if several callers share it (docs/specification.md §8). Aborted calls are not
 * logged. Of the URL only the path is logged, because query values and bodies may be personal.
 */
export function logOnce(env: ApiEnvironment, call: ApiCall, error: unknown): void {
  if (!isApiError(error) || logged.has(error)) return;
  logged.add(error);
  env.log({
    kind: error.kind,
    method: call.init.method,
    path: call.url.pathname,
    requestId: error.requestId,
    status: error.status,
    code: error.code,
    cause: nameOfCause(error.cause),
  });
}

/** The message of a cause may quote an answer, so only its code or name is logged. */
function nameOfCause(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const system = cause.cause instanceof Error ? cause.cause : cause;
  return 'code' in system && typeof system.code === 'string' ? system.code : cause.name;
}
