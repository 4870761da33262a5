const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Escapes a URL for an attribute.
 * @throws Error unless the URL is http or https, because a letter must not contain other links
 */
export function hrefOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('A letter may only link to http and https.');
  return escapeHtml(href);
}
