import { PRIVATE_PAGES } from '#shared/web/private-pages.ts';

const PRIVATE = new RegExp(`^/(${PRIVATE_PAGES.join('|')})(/|$)`, 'i');

/**
 * Whether a page is rendered for one shopper: it sees the cookies and no cache may keep it. Every other page is
 * the same for everyone (docs/specification.md §2.4), so a private path written in
 * an unforeseen way shows too little, never too much.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(pathname);
}
