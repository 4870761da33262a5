import { notFound } from '@tanstack/react-router';
import type { ProductCard } from './api';

/** What the not-found screen is given: the error's text, and goods to go on with. */
export type NotFoundData = { message: string; suggestions: ProductCard[] };

/** The router's not-found for a page, saying 'Page Not Found: {path}' (section 8 of the specification). */
export function pageNotFound(path: string, suggestions: ProductCard[] = []) {
  const data: NotFoundData = { message: `Page Not Found: ${path}`, suggestions };
  return notFound({ data });
}
