import { backSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';

/** Where a posted form wants to go on: a path of this shop, the profile otherwise. */
export function postedBack(form: URLSearchParams): string {
  return backSearch.parse({ redirect: form.get('redirect') }).redirect ?? AFTER_LOGIN;
}
