import { pathPrefixes } from '#shared/web/pages.ts';
import { operationAt } from '../gateway/operations.ts';

/**
 * First path segments of the pages that have a route label of their own. A path with another first segment is
 * a listing or does not exist.
 */
const PAGES = new Set(pathPrefixes(() => true).map((path) => path.split('/')[1]));

const FILES = new Set(['assets', 'fonts', 'icons']);

/**
 * The route label of a request in the metrics: the operation of an API call, the kind of a page, pictures or
 * files. The labels are few, and requests cannot create new labels.
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
