/** The id that the menu button links to without scripts. */
export const CATALOG_ID = 'catalog';
