import { NBSP } from '../text/typography.ts';

/**
 * The size name of goods that come in one size only. It has a file of its own, so that pages that use it do
 * not load the reader of sizes.
 */
export const oneSize = 'Единый';

/** «размер 44», or «единый размер» for goods that come in one size only. `space` separates the words. */
export const sizeWords = (size: string, space: string = NBSP): string =>
  size === oneSize ? `единый${space}размер` : `размер${space}${size}`;
