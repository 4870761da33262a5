import { isApiError } from '../errors/api-error';
import type { ApiCall } from './attempt';
import type { ApiEnvironment } from './environment';

const logged = new WeakSet<object>();

/**
 * Logs a failed call once, even if several callers share it (docs/specification.md §8). Aborted calls are not
 * logged. Only the path of the URL is logged, because query values and bodies may be personal data.
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

/** The code or name of an error's cause. Its message is not logged, because it may quote a response. */
function nameOfCause(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const system = cause.cause instanceof Error ? cause.cause : cause;
  return 'code' in system && typeof system.code === 'string' ? system.code : cause.name;
}
