import type { ReactElement } from 'react';

/**
 * Children that may be placed beside others: elements, but no bare text. A bare text would break when a
 * browser translates the page (docs/decisions/0069-texts-of-translated-pages.md).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
