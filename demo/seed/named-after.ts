/** How the demo's stores and lines of goods begin: «Витрина на Мясницкой», «Витрина Дети». */
const DEMO_NAME = /^Витрина(?!\p{L})/u;

/** Calls what the demo calls after itself after a shop of another name. */
export const namedAfter = (shopName: string | undefined) => (name: string) =>
  shopName === undefined ? name : name.replace(DEMO_NAME, () => shopName);
