import type { ReactElement } from 'react';

/**
 * Children that may stand beside other elements: elements, but no plain text. When a browser translates the
 * page it replaces text nodes, which would break React's updates
 * (docs/decisions/0069-texts-of-translated-pages.md).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
