import type { Operation } from '#contract/operations.ts';
import { isOfOperators, methodsAt } from './operations.ts';
import { problem, problemResponse } from './problem.ts';

/**
 * The response to a call that this server does not forward: 405 if the path exists with other methods,
 * otherwise 404. By default, operations for shoppers are forwarded.
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
