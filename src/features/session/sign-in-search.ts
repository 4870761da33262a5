import { safePath } from '#shared/web/safe-address.ts';
import { type SearchField, searchSchema, textField, wordField } from '@/lib/navigation/search-fields';

const pathField: SearchField<string> = (value) => safePath(value, '') || undefined;

/** The path that sign-in pages return to; undefined if it is not a path of this shop. */
export const backSearch = searchSchema({ redirect: pathField });

/** Why the shopper was sent to the sign-in page. */
export type LoginNotice = 'password' | 'ended';

export const loginSearch = searchSchema({
  redirect: pathField,
  notice: wordField<LoginNotice>(['password', 'ended']),
});

export const tokenSearch = searchSchema({ token: textField() });

/** Parameters with which a provider of external sign-in redirects to the shop. */
export const externalSearch = searchSchema({
  state: textField(),
  code: textField(),
  device_id: textField(),
  error: textField(),
});
