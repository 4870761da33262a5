import { withoutComments } from './imports.ts';

/**
 * Matches code before a path that the compiler checks against the route tree: calls of hrefTo, the list of
 * pages, the router itself, and route definitions.
 */
const TYPED = /(?:(?:hrefTo|headOf|createFileRoute)\(|\bto(?:: |=)|\bpage=|\brouteId === )$/;
/** Matches code before a string that starts with a slash but is a JSON pointer to a form field. */
const POINTER = /(?:\bpointer === |\bof\(|\bplaces: \{[^{}]*)$/;
const ADDRESS = /\b(?:href|action|path|redirect)(?:: |=\{?)$/;
const FILE = /\.\w+$/;
/**
 * Matches `<a>` elements that need not be a `PageLink`: they lead to something else than a page of the shop
 * (an anchor, a phone number, another site), or a script handles their click.
 */
const NO_PAGE =
  /href=(?:"#|\{`(?:#|tel:|mailto:|https:)|\{telephone\(|\{large\.)|rel="(?:noopener )?noreferrer"|data-press=/;

/** The first path segment of every page except the listings. Read from the generated route tree. */
export function pageNames(routeTree: string): string[] {
  const [, pages = ''] = /export interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree) ?? [];
  return [...new Set([...pages.matchAll(/'\/([a-z]+)/g)].map(([, name = '']) => name))];
}

/**
 * Finds paths of pages that a source file contains as plain strings. Renaming a route would break them
 * without a compile error.
 */
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
 * Finds `<a>` elements with a plain `href` to a page of the shop. Such a link reloads the document instead of
 * navigating in the browser; `PageLink` must be used instead.
 */
export function plainLinks(source: string): string[] {
  const code = withoutComments(source);
  return [...code.matchAll(/<a\s(?:[^<>]|=>)*?href=(?:[^<>]|=>)*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !NO_PAGE.test(tag));
}
