/** The name of the shop, which the server writes into the page from the brand kit. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Витрина';
