import { notFound, redirect } from '@tanstack/react-router';
import type { Link, ProductCard } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { productHref } from './paths';

/** Data of the not-found screen: the error text, and goods to show. */
export type NotFoundData = {
  message: string;
  suggestions: ProductCard[];
  /** Set if the URL existed once: what it was, and a listing with similar goods, or null. */
  gone?: { what: 'product' | 'listing'; listing: Link | null };
};

/** The router's not-found with the message 'Page Not Found: {path}' (docs/specification.md §8). */
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
 * A permanent redirect to a URL in lower case, keeping the query; undefined if the URL has no capitals. URLs
 * of goods, listings, stores and texts never have capitals.
 */
export function lowerCaseAddress(address: string, search = '') {
  if (!/[A-Z]/.test(decodeURI(address))) return undefined;
  const lower = encodeURI(decodeURI(address).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()));
  return redirect({ href: lower + search, statusCode: 301 });
}

/**
 * Makes the error to throw for a missing product or listing page: a permanent redirect if it moved, keeping
 * the query; otherwise the router's not-found, which the server answers with 410 if the page existed once,
 * and with 404 otherwise.
 *
 * @param search query of the URL with its question mark, or ''
 * @param suggest loads goods to show if there are no similar ones
 */
export async function missingPage(address: string, search: string, suggest: () => Promise<ProductCard[]>) {
  const inLowerCase = lowerCaseAddress(address, search);
  if (inLowerCase) return inLowerCase;
  // Loaded on demand, because few visits need it.
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
