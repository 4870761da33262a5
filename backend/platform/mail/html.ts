const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, as the content of an element or as an attribute value in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Escapes a URL for an HTML attribute.
 * @throws Error for a URL that is not http or https, because letters must not contain other links.
 */
export function hrefOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('A letter may only link to http and https.');
  return escapeHtml(href);
}
