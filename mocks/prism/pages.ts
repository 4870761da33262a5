import type { Operation } from '#contract/operations.ts';
import { type Json, successExamples } from './contract-examples.ts';

/** How many pages the response says that there are. 1 if it is not a list. */
export const pagesOf = ({ totalPages }: Json): number => (typeof totalPages === 'number' ? totalPages : 1);

/**
 * The requested page of a list. The lists in examples are short, so a list with several rows is split into
 * two pages, unless the request sets a page size or the examples have a second page.
 */
export function paged(operation: Pick<Operation, 'id'>, query: URLSearchParams, answer: Json): Json {
  const { items, page, totalPages } = answer;
  if (!Array.isArray(items) || typeof page !== 'number' || totalPages !== 1 || query.has('size'))
    return answer;
  if (items.length < 2 || hasSecondPage(operation)) return answer;
  const asked = Number(query.get('page') ?? 1);
  const size = Math.ceil(items.length / 2);
  const sizeField = 'pageSize' in answer ? 'pageSize' : 'size';
  return {
    ...answer,
    page: asked,
    [sizeField]: size,
    totalPages: 2,
    items: items.slice((asked - 1) * size, asked * size),
  };
}

const hasSecondPage = (operation: Pick<Operation, 'id'>): boolean =>
  successExamples(operation).some(({ value }) => (value as Json).page === 2);
