const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Escapes an address for an attribute. @throws Error for anything but http and https, as letters must not
 * link elsewhere
 */
export function hrefOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('A letter may only link to http and https.');
  return escapeHtml(href);
}
