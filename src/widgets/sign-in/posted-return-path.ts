import { backSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';

/** The path to go to after a posted form: a path of this shop, by default the profile. */
export function postedReturnPath(form: URLSearchParams): string {
  return backSearch.parse({ redirect: form.get('redirect') }).redirect ?? AFTER_LOGIN;
}
