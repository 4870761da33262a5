import { ProblemError } from '../../platform/http/problem.ts';

export type Wanted = { page: number; size: number };

/** The numbers of a page. @throws ProblemError NOT_FOUND for a page after the last */
export function pageOf({ page, size }: Wanted, totalItems: number) {
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  return { page, size, totalItems, totalPages };
}
