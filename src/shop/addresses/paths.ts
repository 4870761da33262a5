import type { ListParameters } from './facet-parameters';
import { hrefTo } from './href-to';

/**
 * Address of a listing; its path comes from the contract without a leading slash. What is chosen in it is written by
 * features/catalog/listing-search.
 */
export function listingHref(path: string, search: ListParameters = {}): string {
  return hrefTo('/$', { params: { _splat: path }, search });
}

/** Address of a product: one colour of a model. */
export function productHref(productUrl: string): string {
  return hrefTo('/product/$productUrl', { params: { productUrl } });
}

/** Paths of the listings that the shop itself leads to. */
export const NEW_ARRIVALS = 'novinki';
export const SALE = 'rasprodazha';

/** Where signing in leads when no page asked for it. */
export const AFTER_LOGIN = hrefTo('/myprofile');
