import type { Plugin } from 'vite';

/**
 * Makes file paths in the route list relative to the project's root. The framework writes absolute paths,
 * which nothing reads. They would reveal the build folder, and builds in different folders would differ.
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

/** The code in which all string literals that are paths below the root are made relative. */
export const withoutRoot = (code: string, root: string): string =>
  code.replaceAll(JSON.stringify(`${root}/`).slice(0, -1), '"');
