import type { Plugin } from 'vite';

/**
 * Makes file paths in the route list relative to the project's root. The framework writes absolute paths, which
 * nothing reads; they would reveal the build folder and make builds in different folders differ.
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

/** The code with all string literals below the root made relative. */
export const withoutRoot = (code: string, root: string): string =>
  code.replaceAll(JSON.stringify(`${root}/`).slice(0, -1), '"');
