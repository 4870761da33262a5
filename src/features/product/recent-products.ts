import { LOCAL_KEYS } from '#shared/web/browser-files.ts';

/** A product that was looked at: a colour and its model. */
export type RecentProduct = { productUrl: string; variantGroupId: string };

const KEY = LOCAL_KEYS.recentProducts;
/** How many are remembered. */
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

/** Puts a product first and removes another colour of the same model. */
export function rememberRecent(product: RecentProduct, storage: () => Storage = () => localStorage): void {
  const others = readRecent(storage).filter(
    ({ variantGroupId }) => variantGroupId !== product.variantGroupId,
  );
  const { productUrl, variantGroupId } = product;
  write([{ productUrl, variantGroupId }, ...others].slice(0, MAX_RECENT), storage);
}

/** Forgets products that the shop no longer has. */
export function forgetRecent(urls: readonly string[], storage: () => Storage = () => localStorage): void {
  if (urls.length === 0) return;
  write(
    readRecent(storage).filter(({ productUrl }) => !urls.includes(productUrl)),
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
  const { productUrl, variantGroupId } = value as Partial<Record<keyof RecentProduct, unknown>>;
  return typeof variantGroupId === 'string' && isProductUrl(productUrl);
}

/** Anything else would have the whole call refused (openapi, product-url). */
function isProductUrl(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}
