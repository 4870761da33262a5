let last = 0;

/** Headers that give each browser its own IP address, so that tests do not share rate limits. */
export function ownNetwork(): Record<string, string> {
  last += 1;
  return { 'x-forwarded-for': `10.0.${last >> 8}.${last & 255}` };
}
