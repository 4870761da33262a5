/**
 * The value of a fact. Two correct shops must have the same facts, so these must not contain ids or depend on
 * the goods.
 */
export type Fact = string | number | boolean | null | readonly Fact[];

export type Facts = { readonly [name: string]: Fact };

/** Masks the parts of a message that differ between shops: numbers, sizes, and quoted names of goods. */
export const sentence = (text: string): string =>
  text.replace(/«[^»]*», [^:]+/g, '«…», …').replace(/\d+(?:[\s\u00a0]\d{3})*/g, '#');
