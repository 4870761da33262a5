import type { Plugin } from 'vite';

/**
 * A Vite plugin that makes the file paths in the route list relative to the project's root. The framework
 * writes absolute paths, which nothing uses. They would reveal the build folder, and builds in different
 * folders would differ.
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

/** Returns the code with each string literal that is a path below the root replaced by the relative path. */
export const withoutRoot = (code: string, root: string): string =>
  code.replaceAll(JSON.stringify(`${root}/`).slice(0, -1), '"');
