import { pagePattern } from '#shared/web/pages.ts';

const PRIVATE = pagePattern(({ isPrivate }) => isPrivate);

/**
 * Whether a page is rendered for one shopper: it sees the cookies and no cache may keep it. Every other page is
 * the same for everyone (docs/specification.md §2.4), so a private path written in
 * an unforeseen way shows too little, never too much.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
