import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

const BEFORE_HYDRATION = fileURLToPath(new URL('./before-hydration.ts', import.meta.url));

/** The client entry of TanStack Start: either the default one or the project's own. */
const CLIENT_ENTRY = /(?:default-entry|src)[\\/]client\.tsx?(?:\?|$)/;

/**
 * Loads the mocks before the client entry on the dev server, so that no file under src has to import them. A build
 * contains neither the plugin nor the mocks.
 */
export function mocks(): Plugin[] {
  return [
    // Only the worker is served. The plugin's helper module would let calls through to the real API during
    // every hot update.
    { ...msw({ mode: 'worker-only' }), apply: 'serve' },
    {
      name: 'vitrina-mocks',
      apply: 'serve',
      enforce: 'pre',
      // Bundled when the server starts; otherwise the first page with mocks would be loaded twice.
      config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser', 'zod'] } }),
      transform(code, id) {
        if (this.environment.name !== 'client' || !CLIENT_ENTRY.test(id)) return;
        return { code: `import ${JSON.stringify(BEFORE_HYDRATION)};\n${code}`, map: null };
      },
    },
  ];
}
