import { createElement } from 'react';

/** The element of a tree that was read from HTML: a text, or name, properties and children. */
export const elementOf = (node) =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(elementOf));
