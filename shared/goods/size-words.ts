import { NBSP } from '../text/typography.ts';

/**
 * The size of one-size goods. It has a separate file, so that pages that use it do not load the code that
 * reads sizes.
 */
export const oneSize = 'Единый';

/** «размер 44», or «единый размер» for one-size goods. `space` separates the words. */
export const sizeWords = (size: string, space: string = NBSP): string =>
  size === oneSize ? `единый${space}размер` : `размер${space}${size}`;
