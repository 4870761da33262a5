/**
 * Matches the demo shop's name at the start of names of stores and brand lines: «Витрина на Мясницкой»,
 * «Витрина Дети».
 */
const DEMO_NAME = /^Витрина(?!\p{L})/u;

/**
 * Returns a function for names of stores and brand lines. It replaces the demo shop's name at their beginning
 * by `shopName`.
 */
export const renamedAfterShop = (shopName: string | undefined) => (name: string) =>
  shopName === undefined ? name : name.replace(DEMO_NAME, () => shopName);
