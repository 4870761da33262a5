import { AFTER_LOGIN } from '@/lib/paths';
import { safePath } from '@/lib/safe-path';

/** Where a posted form wants to go on: a path of this shop, the profile otherwise. */
export function postedBack(form: URLSearchParams): string {
  return safePath(form.get('redirect'), AFTER_LOGIN);
}

/**
 * The search parameter `redirect` of the pages that sign in; undefined when it is no path of this shop. Never left out: the
 * router goes on with what the address says wherever a route says nothing.
 */
export function readBack(search: Record<string, unknown>): { redirect?: string } {
  return { redirect: safePath(search.redirect, '') || undefined };
}
