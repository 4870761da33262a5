import * as z from 'zod/mini';
import { safePath } from '@/lib/navigation/safe-path';
import { lenient } from '@/lib/navigation/search-fields';

/** Where the pages that sign in lead back to; undefined when it is no path of this shop. */
export const backSearch = z.object({
  redirect: lenient(
    z.pipe(
      z.string(),
      z.transform((path) => safePath(path, '') || undefined),
    ),
  ),
});

/** Why a shopper is sent to the sign-in page. */
const LoginNotice = z.enum(['password']);
export type LoginNotice = z.output<typeof LoginNotice>;

export const loginSearch = z.extend(backSearch, { notice: lenient(LoginNotice) });

/** The secret of a link that a message carries. */
export const tokenSearch = z.object({ token: lenient(z.string()) });

const text = lenient(z.string().check(z.minLength(1)));

/** What a provider of accounts sends a shopper back with. */
export const externalSearch = z.object({ state: text, code: text, device_id: text, error: text });
