const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Escapes an address for an attribute.
 * @throws Error unless it is http or https, because letters must not link to anything else
 */
export function hrefOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('A letter may only link to http and https.');
  return escapeHtml(href);
}
