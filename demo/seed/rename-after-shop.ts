/**
 * Matches the demo shop's name at the start of names of stores and brand lines: «Витрина на Мясницкой»,
 * «Витрина Дети».
 */
const DEMO_NAME = /^Витрина(?!\p{L})/u;

/**
 * Returns a function that replaces the demo shop's name by `shopName` at the start of a name of a store or
 * brand line.
 */
export const renamedAfterShop = (shopName: string | undefined) => (name: string) =>
  shopName === undefined ? name : name.replace(DEMO_NAME, () => shopName);
