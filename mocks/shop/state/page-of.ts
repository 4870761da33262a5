import { Refusal } from './refusal.ts';

/**
 * Returns one page of a list. An empty list has one empty page.
 * @throws {Refusal} NOT_FOUND if there is no such page
 */
export function pageOf<Item>(all: readonly Item[], { page, size }: { page: number; size: number }) {
  const totalPages = Math.max(1, Math.ceil(all.length / size));
  if (page > totalPages) throw new Refusal('NOT_FOUND');
  return {
    page,
    size,
    totalItems: all.length,
    totalPages,
    items: all.slice((page - 1) * size, page * size),
  };
}
