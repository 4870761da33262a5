/** The port of a desk that is not configured. */
const USUAL_PORT = 4300;

/** The origin of the desk, by default on this machine. Passkeys belong to its host. */
export const deskOriginOf = (origin?: string, port: string | number = USUAL_PORT): string =>
  origin === undefined ? `http://localhost:${port}` : new URL(origin).origin;

/**
 * Whether a text may be the origin of the desk. Browsers offer passkeys only over https, or on this machine,
 * and never for an IP address.
 */
export function isDeskOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.href !== `${url.origin}/` || /^[\d.]+$|^\[/.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}
