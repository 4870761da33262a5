import type { storeStock } from '../../backend/domain/tables/places.ts';
import { draw } from '../garments/identity.ts';
import type { DemoGroup } from '../garments/types.ts';
import type { DemoStore } from './stores.ts';

type StoreStock = typeof storeStock.$inferInsert;

/**
 * Share of the models that a store has (`shownShare`), and share of a model's sizes that it has
 * (`sizeShare`). From 0 to 1.
 */
const shownShare = 0.3;
const sizeShare = 0.6;

/** The maximum number of pieces of one size in one store. */
const mostPieces = 3;

/** Departments that only some stores have. */
const departments: Readonly<Record<string, string>> = { detyam: 'Детский отдел', obuv: 'Обувной отдел' };

/**
 * Distributes goods among the stores. A store gets only goods of its departments. The same goods always give
 * the same result. Together, the stores have at most as many pieces of an article as the shop; stores at the
 * beginning of the list get theirs first.
 */
export function storeStockOf(groups: readonly DemoGroup[], stores: readonly DemoStore[]): StoreStock[] {
  return groups.flatMap((group) => {
    const showing = stores.filter((store) => shows(store, group));
    return group.variants.flatMap(({ articles }) =>
      articles.flatMap(({ id, stock }) => shareOut(id, stock, showing)),
    );
  });
}

function shows({ code, services }: DemoStore, { id, categoryPaths }: DemoGroup): boolean {
  const [department = ''] = categoryPaths[0]?.split('/') ?? [];
  const needed = departments[department];
  if (needed !== undefined && !services.includes(needed)) return false;
  return draw('shown in', code, id) < shownShare;
}

function shareOut(articleId: string, stock: number, stores: readonly DemoStore[]): StoreStock[] {
  let left = stock;
  return stores.flatMap(({ code }) => {
    const chance = draw('pieces in', code, articleId);
    if (left === 0 || chance >= sizeShare) return [];
    const quantity = Math.min(left, 1 + Math.floor((chance / sizeShare) * mostPieces));
    left -= quantity;
    return { articleId, storeCode: code, quantity };
  });
}
