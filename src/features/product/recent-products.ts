import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson, type SafeStorage } from '@/lib/browser/storage';

/** A viewed product: a colour and its model. */
export type RecentProduct = { productUrl: string; variantGroupId: string };

const KEY = LOCAL_KEYS.recentProducts;
/** Number of remembered products. */
export const MAX_RECENT = 12;

/**
 * Products viewed in this browser, the last viewed first. They are never stored on a server, so no consent is
 * needed. Empty if the storage is blocked or its content is invalid.
 */
export function readRecent(storage = deviceStorage): RecentProduct[] {
  const stored = readJson(storage, KEY);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
}

/** Adds a product as the last viewed, and removes other colours of its model. */
export function rememberRecent(product: RecentProduct, storage = deviceStorage): void {
  const others = readRecent(storage).filter(
    ({ variantGroupId }) => variantGroupId !== product.variantGroupId,
  );
  const { productUrl, variantGroupId } = product;
  write([{ productUrl, variantGroupId }, ...others].slice(0, MAX_RECENT), storage);
}

/** Removes products that the shop no longer has. */
export function forgetRecent(urls: readonly string[], storage = deviceStorage): void {
  if (urls.length === 0) return;
  write(
    readRecent(storage).filter(({ productUrl }) => !urls.includes(productUrl)),
    storage,
  );
}

function write(products: RecentProduct[], storage: SafeStorage): void {
  storage.setItem(KEY, JSON.stringify(products));
}

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productUrl, variantGroupId } = value as Partial<Record<keyof RecentProduct, unknown>>;
  return typeof variantGroupId === 'string' && isProductUrl(productUrl);
}

/**
 * Whether a value looks like a product URL (openapi, product-url). Others are left out, because one invalid
 * URL makes the whole request fail.
 */
function isProductUrl(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}
