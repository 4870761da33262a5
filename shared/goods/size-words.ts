import { NBSP } from '../text/typography.ts';

/**
 * The size of one-size goods. It has a file of its own, so that pages which only need this word do not load
 * the code that reads sizes.
 */
export const oneSize = 'Единый';

/** A size in words: «размер 44», or «единый размер». `space` is the separator. */
export const sizeWords = (size: string, space: string = NBSP): string =>
  size === oneSize ? `единый${space}размер` : `размер${space}${size}`;
