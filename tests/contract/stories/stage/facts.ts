/** The value of a fact. Facts must not depend on ids or on which goods a shop sells. */
export type Fact = string | number | boolean | null | readonly Fact[];

export type Facts = { readonly [name: string]: Fact };

/** Replaces the parts of a message that differ between shops: numbers, sizes, and quoted names of goods. */
export const sentence = (text: string): string =>
  text.replace(/«[^»]*», [^:]+/g, '«…», …').replace(/\d+(?:[\s\u00a0]\d{3})*/g, '#');
