import { notFound, redirect } from '@tanstack/react-router';
import type { Link, ProductCard } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { productHref } from './paths';

/** The data of the not-found page: the error text, and goods to show. */
export type NotFoundData = {
  message: string;
  suggestions: ProductCard[];
  /** Set if the page existed once: what it was, and a listing with similar goods, or null. */
  gone?: { what: 'product' | 'listing'; listing: Link | null };
};

/** The router's not-found error with the message 'Page Not Found: {path}' (docs/specification.md §8). */
export function pageNotFound(
  address: string,
  suggestions: ProductCard[] = [],
  gone?: NonNullable<NotFoundData['gone']>,
) {
  const data: NotFoundData = {
    message: `Page Not Found: ${decodeURI(address)}`,
    suggestions,
    ...(gone && { gone }),
  };
  return notFound({ data });
}

/**
 * A permanent redirect to the same URL in lower case, with its query string. Undefined if the URL has no
 * capital letters. URLs of goods, listings, stores and texts are always in lower case.
 */
export function lowerCaseAddress(address: string, search = '') {
  if (!/[A-Z]/.test(decodeURI(address))) return undefined;
  const lower = encodeURI(decodeURI(address).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()));
  return redirect({ href: lower + search, statusCode: 301 });
}

/**
 * The error to throw if a product or listing does not exist. If it has moved, it is a permanent redirect,
 * which keeps the query string. Otherwise it is the router's not-found error; the server responds with 410 if
 * the page existed once, and with 404 otherwise.
 * @param search query string with its question mark, or ''
 * @param suggest loads goods to show if there are no similar ones
 */
export async function missingPage(address: string, search: string, suggest: () => Promise<ProductCard[]>) {
  const inLowerCase = lowerCaseAddress(address, search);
  if (inLowerCase) return inLowerCase;
  // Imported on demand, because few visits need it.
  const { addressChange } = await import('./address-change');
  const change = await addressChange(decodeURI(address));
  if (change?.location) return redirect({ href: change.location + search, statusCode: 301 });
  if (!change) return pageNotFound(address, await suggest());
  const context = requestContext();
  if (context) context.answer.status = 410;
  const { listing, alternatives } = change;
  const cards = alternatives.length > 0 ? alternatives : await suggest();
  const what = address.startsWith(productHref('')) ? 'product' : 'listing';
  return pageNotFound(address, cards, { what, listing });
}
