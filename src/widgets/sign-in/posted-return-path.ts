import { backSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';

/**
 * The path to open after a sign-in form was posted. It is a path of this shop, by default that of the
 * profile.
 */
export function postedReturnPath(form: URLSearchParams): string {
  return backSearch.parse({ redirect: form.get('redirect') }).redirect ?? AFTER_LOGIN;
}
