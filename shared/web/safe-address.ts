/**
 * Matches host names of this machine. In development, local programs there take the place of outside
 * services.
 */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a text is an acceptable URL of an outside service's page, such as a bank's: absolute, HTTPS (or
 * HTTP on this machine), without a user name and password.
 */
export function isOutsideAddress(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers would drop them
  if (text.length > 2048 || /[\\\u0000-\u0020\u007f]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || hostname === '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Whether a text is a path within the shop, see safePath. */
export const isOwnPath = (text: string): boolean => safePath(text, '') !== '';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Any origin: `URL` needs one to parse a path.
const ORIGIN = 'http://same.origin';

/**
 * The path to which a shopper is sent back, if the text is a path within the shop; otherwise the fallback.
 * Other origins, protocols, «//host», backslashes and control characters are refused, even if they are
 * percent-encoded.
 */
export function safePath(text: unknown, fallback = '/'): string {
  if (typeof text !== 'string' || text.length > 2000) return fallback;
  if (!text.startsWith('/') || isTricky(text)) return fallback;
  try {
    if (isTricky(decodeURIComponent(text))) return fallback;
    const url = new URL(text, ORIGIN);
    return url.origin === ORIGIN && !url.pathname.startsWith('//')
      ? url.pathname + url.search + url.hash
      : fallback;
  } catch {
    return fallback;
  }
}

function isTricky(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(text);
}

/**
 * Checks the URL of a navigation by `location`. Relative URLs are allowed.
 * @throws Error 'Cannot navigate to a URL with protocol' for javascript:, data: and every other protocol
 * except http, https, mailto and tel (docs/specification.md §8)
 */
export function safeUrl(href: string): string {
  // Browsers ignore control characters and spaces in front of a protocol, and tabs and newlines inside it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const plain = href.replace(/[\u0000-\u0020]/g, '');
  const protocol = /^[a-z][a-z0-9+.-]*:/i.exec(plain)?.[0].toLowerCase();
  if (protocol !== undefined && !ALLOWED_PROTOCOLS.has(protocol)) {
    throw new Error(`Cannot navigate to a URL with protocol '${protocol}'`);
  }
  return href;
}

/**
 * Navigates away from the page to a URL.
 * @throws Error for a forbidden protocol, see safeUrl
 */
export function safeNavigate(href: string, assign: (href: string) => void = assignLocation): void {
  assign(safeUrl(href));
}

function assignLocation(href: string): void {
  window.location.assign(href);
}
