import { notFound, redirect } from '@tanstack/react-router';
import type { Link, ProductCard } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { productHref } from './paths';

/** What the not-found screen is given: the error's text, and goods to go on with. */
export type NotFoundData = {
  message: string;
  suggestions: ProductCard[];
  /** What was there once, and the listing where something like it is; null when there is none. */
  gone?: { what: 'product' | 'listing'; listing: Link | null };
};

/** The router's not-found for a page, saying 'Page Not Found: {path}' of its address (docs/specification.md §8). */
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
 * What to throw for the page of a product or a listing that is not there: a permanent redirect to where it moved, with
 * the query it was asked with; else the router's not-found, which the server answers with 410 when it was there once.
 * @param search query of the address with its question mark, or ''
 * @param suggest goods to look at instead, asked for when nothing is nearer
 */
export async function missingPage(address: string, search: string, suggest: () => Promise<ProductCard[]>) {
  // Few visits need it.
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
