/** The size name of goods that come in one size only. */
export const oneSize = 'Единый';

/** «размер 44»; undefined for goods that come in one size, because there is nothing to tell. */
export const sizeWords = (size: string): string | undefined =>
  size === oneSize ? undefined : `размер\u00a0${size}`;

/** «Чёрный, размер 44»: a variant of a model. The code of the colour is shown on the product page only. */
export const variantWords = ({ colour, size }: { colour: { displayValue: string }; size: string }): string =>
  [colour.displayValue, sizeWords(size)].filter(Boolean).join(', ');

/** «Пальто, размер 44»: a name followed by its size. */
export const sizedName = (name: string, size: string): string =>
  [name, sizeWords(size)].filter(Boolean).join(', ');
