import type { ReactElement } from 'react';

/**
 * What stands beside other children: elements, and no text of its own. A text there would break when a browser
 * translates the page (docs/decisions/0069-texts-of-translated-pages.md).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
