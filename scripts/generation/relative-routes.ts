import type { Plugin } from 'vite';

/**
 * Makes the file paths in the route list relative to the project's root. The framework writes absolute paths,
 * which are not used anywhere. They would reveal the folder of the build and make builds in different folders
 * differ.
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

/** Returns the code with all string literals made relative that are paths below the root. */
export const withoutRoot = (code: string, root: string): string =>
  code.replaceAll(JSON.stringify(`${root}/`).slice(0, -1), '"');
