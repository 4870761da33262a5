let last = 0;

/**
 * Headers with a new IP address for each browser. The shop counts rate limits by address, so tests do not
 * share them.
 */
export function ownNetwork(): Record<string, string> {
  last += 1;
  return { 'x-forwarded-for': `10.0.${last >> 8}.${last & 255}` };
}
