/** A product that was looked at: a colour and its model. */
export type RecentProduct = { variantId: string; variantGroupId: string };

const KEY = 'vitrina.recent-products';
/** So many are remembered. */
export const MAX_RECENT = 12;

/**
 * Products looked at in this browser, the latest first. Kept for the shopper's own use, so no consent is asked for.
 * A browser that keeps nothing, or something else under the name, gives an empty list.
 */
export function readRecent(storage: () => Storage = () => localStorage): RecentProduct[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Puts a product first; another colour of the same model makes way for it. */
export function rememberRecent(product: RecentProduct, storage: () => Storage = () => localStorage): void {
  const others = readRecent(storage).filter(
    ({ variantGroupId }) => variantGroupId !== product.variantGroupId,
  );
  const { variantId, variantGroupId } = product;
  write([{ variantId, variantGroupId }, ...others].slice(0, MAX_RECENT), storage);
}

/** Forgets products that the shop no longer has. */
export function forgetRecent(
  variantIds: readonly string[],
  storage: () => Storage = () => localStorage,
): void {
  if (variantIds.length === 0) return;
  write(
    readRecent(storage).filter(({ variantId }) => !variantIds.includes(variantId)),
    storage,
  );
}

function write(products: RecentProduct[], storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify(products));
  } catch {
    // Blocked or full: nothing is remembered.
  }
}

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { variantId, variantGroupId } = value as Partial<Record<keyof RecentProduct, unknown>>;
  return isUuid(variantId) && isUuid(variantGroupId);
}

/** Anything else would have the whole call refused. */
function isUuid(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}
