import { beginningsOf } from '#shared/web/pages.ts';
import { operationAt } from '../gateway/operations.ts';

/** First segments of addresses that have a page of their own. Others are listings, or nothing at all. */
const PAGES = new Set(beginningsOf(() => true).map((path) => path.split('/')[1]));

const FILES = new Set(['assets', 'fonts', 'icons']);

/**
 * What a request counts as: the operation of a call, the kind of a page, pictures or files. There are few such names,
 * and an address can add none.
 */
export function routeName(method: string, path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (first === 'api') return operationAt(method, path)?.id ?? 'unknown call';
  if (first === '') return 'home';
  if (first === '_pages') return 'reports of pages';
  if (PAGES.has(first) || first === 'pictures') return first;
  if (FILES.has(first) || first.includes('.')) return 'files';
  return 'listing';
}
