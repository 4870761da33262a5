import { isApiError } from './api-error';

/** Whether an error is an answer of the shop itself, so that nothing was done. Otherwise the outcome is unknown. */
export function isAnswer(error: unknown): boolean {
  return isApiError(error) && error.status !== undefined && error.status < 500;
}
