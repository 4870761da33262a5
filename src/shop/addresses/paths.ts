import { linkOptions } from '@tanstack/react-router';
import type { ListParameters } from './facet-parameters';
import { hrefTo } from './href-to';

/**
 * URL of a listing. `path` comes from the contract without a leading slash; `search` is made by
 * features/catalog/listing-search.
 */
export function listingHref(path: string, search: ListParameters = {}): string {
  return hrefTo('/$', { params: { _splat: path }, search });
}

/** The URL of a listing as options of a link component. */
export const listingLink = (path: string) => linkOptions({ to: '/$', params: { _splat: path } });

/** URL of a product: one colour of a model. */
export function productHref(productUrl: string): string {
  return hrefTo('/product/$productUrl', { params: { productUrl } });
}

/** The URL of a product as options of a link component. */
export const productLink = (productUrl: string) =>
  linkOptions({ to: '/product/$productUrl', params: { productUrl } });

/** Paths of the listings that the shop itself links to. */
export const NEW_ARRIVALS = 'novinki';
export const SALE = 'rasprodazha';

/** The page after signing in, if no return path was requested. */
export const AFTER_LOGIN = hrefTo('/myprofile');
