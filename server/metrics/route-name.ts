import { pathPrefixes } from '#shared/web/pages.ts';
import { operationAt } from '../gateway/operations.ts';

/** First path segments of pages. Other addresses are listings or not found. */
const PAGES = new Set(pathPrefixes(() => true).map((path) => path.split('/')[1]));

const FILES = new Set(['assets', 'fonts', 'icons']);

/**
 * The route label of a request: the operation of a call, the kind of page, pictures or files. The set is small, and
 * addresses cannot extend it.
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
