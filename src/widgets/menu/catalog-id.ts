/** Where the menu button leads without scripts. */
export const CATALOG_ID = 'catalog';
