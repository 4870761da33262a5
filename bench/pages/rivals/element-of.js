import { createElement } from 'react';

/** Creates a React element from a parsed tree: a text, or name, properties and children. */
export const elementOf = (node) =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(elementOf));
