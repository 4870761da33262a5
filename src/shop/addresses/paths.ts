import { stringifySearch } from './search-params';

/**
 * Address of a listing; its path comes from the contract without a leading slash. What is chosen in it is written by
 * features/catalog/list-address.
 */
export function listingHref(path: string, search: Record<string, string | number | undefined> = {}): string {
  return `/${path}${stringifySearch({ ...search, page: search.page === 1 ? undefined : search.page })}`;
}

/** Address of a product: one colour of a model. */
export function productHref(productUrl: string): string {
  return `/product/${productUrl}`;
}

/** Address of the sign-in page that leads back to a path. */
export function loginHref(back: string): string {
  return `/login${stringifySearch({ redirect: back })}`;
}

/** Address of the registration page that leads back to a path. */
export function registerHref(back: string): string {
  return `/register${stringifySearch({ redirect: back })}`;
}

/** Address of the page that says what a sign-in without scripts brought together, and leads back to a path. */
export function mergedHref(back: string): string {
  return `/login/merged${stringifySearch({ redirect: back })}`;
}

/** Where signing in leads when no page asked for it. */
export const AFTER_LOGIN = '/myprofile';
