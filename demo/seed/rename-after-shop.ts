/** The first word in the names of demo stores and brand lines: «Витрина на Мясницкой», «Витрина Дети». */
const DEMO_NAME = /^Витрина(?!\p{L})/u;

/** Returns a function that replaces the demo's name in names of stores and brand lines by the shop's name. */
export const renamedAfterShop = (shopName: string | undefined) => (name: string) =>
  shopName === undefined ? name : name.replace(DEMO_NAME, () => shopName);
