import { safePath } from '#shared/web/safe-address.ts';
import { type SearchField, searchSchema, textField, wordField } from '@/lib/navigation/search-fields';

const pathField: SearchField<string> = (value) => safePath(value, '') || undefined;

/** The path to return to after signing in; undefined if it is not a path of this shop. */
export const backSearch = searchSchema({ redirect: pathField });

/** Why the shopper must sign in: the password was changed, or the session has ended. */
export type LoginNotice = 'password' | 'ended';

export const loginSearch = searchSchema({
  redirect: pathField,
  notice: wordField<LoginNotice>(['password', 'ended']),
});

export const tokenSearch = searchSchema({ token: textField() });

/** The URL parameters with which an external provider redirects to the shop. */
export const externalSearch = searchSchema({
  state: textField(),
  code: textField(),
  device_id: textField(),
  error: textField(),
});
