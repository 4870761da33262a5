import { AFTER_LOGIN } from '@/lib/paths';
import { safePath } from '@/lib/safe-path';

/** Where a posted form wants to go on: a path of this shop, the profile otherwise. */
export function postedBack(form: URLSearchParams): string {
  return safePath(form.get('redirect'), AFTER_LOGIN);
}

/** The search parameter `redirect` of the pages that sign in; left out when it is no path of this shop. */
export function readBack(search: Record<string, unknown>): { redirect?: string } {
  const redirect = safePath(search.redirect, '');
  return redirect ? { redirect } : {};
}
