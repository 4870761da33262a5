let last = 0;

/**
 * Headers of a browser in a network of its own: the shop limits tries by network, and the shoppers of different tests
 * are not neighbours.
 */
export function ownNetwork(): Record<string, string> {
  last += 1;
  return { 'x-forwarded-for': `10.0.${last >> 8}.${last & 255}` };
}
