import { hydrateRoot } from 'react-dom/client';

/**
 * React's, by a name of its own: as React is published it runs where it is first asked for something. That is here, in the
 * file of React (vite.config.ts) and its task, and not in the entry's, which is the longest of the start.
 */
export const takeOver: typeof hydrateRoot = hydrateRoot;
