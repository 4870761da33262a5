import { pathPrefixes } from '#shared/web/pages.ts';
import { operationAt } from '../gateway/operations.ts';

/** First path segments of pages that have their own route name. Other paths are listings, or do not exist. */
const PAGES = new Set(pathPrefixes(() => true).map((path) => path.split('/')[1]));

const FILES = new Set(['assets', 'fonts', 'icons']);

/**
 * The route label of a request: the operation of a call, the kind of a page, pictures or files. There are few
 * labels, and no request can create a new one.
 */
export function routeName(method: string, path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (first === 'api') return operationAt(method, path)?.id ?? 'unknown call';
  if (first === '') return 'home';
  if (first === '_pages') return 'reports of pages';
  if (PAGES.has(first) || first === 'pictures' || first === 'mcp') return first;
  if (FILES.has(first) || first.includes('.')) return 'files';
  return 'listing';
}
