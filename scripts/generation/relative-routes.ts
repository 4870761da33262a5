import type { Plugin } from 'vite';

/**
 * Has the list of routes name their files from the root of the project. The framework names them as they lie on the disk of
 * who builds, and nothing reads that: a build in another folder would differ for it, and show where it was made.
 */
export function relativeRoutes(): Plugin {
  let root = '';
  return {
    name: 'relative-routes',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /tanstack-start-manifest/ },
      handler: (code) => withoutRoot(code, root),
    },
  };
}

/** The code, in which each text that names a file below the root starts behind it. */
export const withoutRoot = (code: string, root: string): string =>
  code.replaceAll(JSON.stringify(`${root}/`).slice(0, -1), '"');
