/** The first word in the names of demo stores and brand lines: «Витрина на Мясницкой», «Витрина Дети». */
const DEMO_NAME = /^Витрина(?!\p{L})/u;

/** Renames demo stores and brand lines after the shop. */
export const renamedAfterShop = (shopName: string | undefined) => (name: string) =>
  shopName === undefined ? name : name.replace(DEMO_NAME, () => shopName);
