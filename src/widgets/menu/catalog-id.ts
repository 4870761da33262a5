/** The id of the list of departments in the footer, to which the menu button links without scripts. */
export const CATALOG_ID = 'catalog';
