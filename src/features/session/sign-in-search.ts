import { safePath } from '@/lib/navigation/safe-path';
import { type SearchField, searchSchema, textField, wordField } from '@/lib/navigation/search-fields';

const pathField: SearchField<string> = (given) => safePath(given, '') || undefined;

/** Where the pages that sign in lead back to; undefined when it is no path of this shop. */
export const backSearch = searchSchema({ redirect: pathField });

/** Why a shopper is sent to the sign-in page. */
export type LoginNotice = 'password';

export const loginSearch = searchSchema({
  redirect: pathField,
  notice: wordField<LoginNotice>(['password']),
});

/** The secret of a link that a message carries. */
export const tokenSearch = searchSchema({ token: textField() });

/** What a provider of accounts sends a shopper back with. */
export const externalSearch = searchSchema({
  state: textField(),
  code: textField(),
  device_id: textField(),
  error: textField(),
});
