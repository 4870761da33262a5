import { withoutComments } from './imports.ts';

/**
 * Places in code where a path is checked against the route tree: hrefTo, the list of pages, the router
 * itself, and route definitions.
 */
const TYPED = /(?:(?:hrefTo|headOf|createFileRoute)\(|\bto(?:: |=)|\bpage=|\brouteId === )$/;
/** Places in code where a string that starts with a slash is a JSON pointer to a form field. */
const POINTER = /(?:\bpointer === |\bof\(|\bplaces: \{[^{}]*)$/;
const ADDRESS = /\b(?:href|action|path|redirect)(?:: |=\{?)$/;
const FILE = /\.\w+$/;
/** Anchors that do not lead to a page, or whose press a script handles. */
const NO_PAGE =
  /href=(?:"#|\{`(?:#|tel:|mailto:|https:)|\{telephone\(|\{large\.)|rel="(?:noopener )?noreferrer"|data-press=/;

/** The first path segment of every page except listings. */
export function pageNames(routeTree: string): string[] {
  const [, pages = ''] = /export interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree) ?? [];
  return [...new Set([...pages.matchAll(/'\/([a-z]+)/g)].map(([, name = '']) => name))];
}

/** Addresses of pages that a source writes as plain strings. Renaming a route would break them. */
export function writtenByHand(source: string, names: readonly string[]): string[] {
  const code = withoutComments(source);
  return [...code.matchAll(/(['"`])(\/[^'"`\n]*)/g)].flatMap(({ 2: text = '', index }) => {
    const before = code.slice(Math.max(0, index - 80), index);
    if (TYPED.test(before) || POINTER.test(before) || FILE.test(text)) return [];
    const [, name = ''] = text.split(/[/?#]/);
    const isPage = names.includes(name) || name.startsWith('${') || ADDRESS.test(before);
    return isPage ? [text] : [];
  });
}

/**
 * Plain anchors to pages. They would load the page instead of navigating; the shop's link component is
 * `PageLink`.
 */
export function plainLinks(source: string): string[] {
  const code = withoutComments(source);
  return [...code.matchAll(/<a\s(?:[^<>]|=>)*?href=(?:[^<>]|=>)*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !NO_PAGE.test(tag));
}
