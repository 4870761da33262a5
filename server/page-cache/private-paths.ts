import { pagePattern } from '#shared/web/pages.ts';

const PRIVATE = pagePattern(({ isPrivate }) => isPrivate);

/**
 * Whether a page is rendered for one shopper: it gets the shopper's cookies and is never cached. Every other
 * page is the same for everyone (docs/specification.md §2.4). If a private path is spelt in a way that is not
 * recognised here, its page is therefore shown without personal data.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
