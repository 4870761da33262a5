import { pagePattern } from '#shared/web/pages.ts';

const PRIVATE = pagePattern(({ isPrivate }) => isPrivate);

/**
 * Whether a page is rendered for one shopper: it may use the shopper's cookies and is never cached. Every
 * other page is the same for everyone (docs/specification.md §2.4). A private path in an unusual spelling is
 * not recognised here, so that page is shown without personal data.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
