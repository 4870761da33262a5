import { linkOptions } from '@tanstack/react-router';
import type { ListParameters } from './facet-parameters';
import { hrefTo } from './href-to';

/**
 * URL of a listing. `path` has no leading slash, as in the contract; features/catalog/listing-search makes
 * `search`.
 */
export function listingHref(path: string, search: ListParameters = {}): string {
  return hrefTo('/$', { params: { _splat: path }, search });
}

/** The URL of a listing as props of a link component. */
export const listingLink = (path: string) => linkOptions({ to: '/$', params: { _splat: path } });

/** URL of a product page, which shows one colour of a model. */
export function productHref(productUrl: string): string {
  return hrefTo('/product/$productUrl', { params: { productUrl } });
}

/** The URL of a product page as props of a link component. */
export const productLink = (productUrl: string) =>
  linkOptions({ to: '/product/$productUrl', params: { productUrl } });

/** Paths of listings to which the shop itself links. */
export const NEW_ARRIVALS = 'novinki';
export const SALE = 'rasprodazha';

/** The default path after signing in. */
export const AFTER_LOGIN = hrefTo('/myprofile');
