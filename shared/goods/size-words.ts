import { NBSP } from '../text/typography.ts';
import { oneSize } from './size-label.ts';

/** «размер 44», or «единый размер» for goods that come in one size only. `space` separates the words. */
export const sizeWords = (size: string, space: string = NBSP): string =>
  size === oneSize ? `единый${space}размер` : `размер${space}${size}`;
