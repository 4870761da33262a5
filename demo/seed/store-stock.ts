import type { storeStock } from '../../backend/domain/tables/places.ts';
import { draw } from '../garments/identity.ts';
import type { DemoGroup } from '../garments/types.ts';
import type { DemoStore } from './stores.ts';

type StoreStock = typeof storeStock.$inferInsert;

/**
 * The share of all models that a store has (`shownShare`), and the share of a model's sizes (`sizeShare`).
 */
const shownShare = 0.3;
const sizeShare = 0.6;

/** The maximum number of pieces of one size in one store. */
const mostPieces = 3;

/** Departments that only some stores have. */
const departments: Readonly<Record<string, string>> = { detyam: 'Детский отдел', obuv: 'Обувной отдел' };

/**
 * Distributes the goods among the stores; each store gets only goods that suit its departments. The same
 * goods always give the same stock. Together the stores never have more pieces of an article than the shop;
 * stores earlier in the list get their pieces first.
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
