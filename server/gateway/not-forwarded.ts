import type { Operation } from '#contract/operations.ts';
import { isOfOperators, methodsAt } from './operations.ts';
import { problem, problemResponse } from './problem.ts';

/**
 * The answer to a call that is not an operation for these callers, by default shoppers: 405 if the path exists
 * with other methods, otherwise 404.
 */
export function notForwarded(
  pathname: string,
  requestId: string,
  isServed: (operation: Operation) => boolean = (operation) => !isOfOperators(operation),
): Response {
  const methods = methodsAt(pathname, isServed);
  if (methods.length === 0) return problemResponse(problem('NOT_FOUND', requestId));
  return problemResponse(problem('INVALID_REQUEST', requestId, 405), { allow: methods.join(', ') });
}
