import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

const BEFORE_HYDRATION = fileURLToPath(new URL('./before-hydration.ts', import.meta.url));

/** The client's entry of TanStack Start, its own or the project's. */
const CLIENT_ENTRY = /(?:default-entry|src)[\\/]client\.tsx?(?:\?|$)/;

/**
 * Puts the mocks before the client's entry on the dev server, so that nothing under src has to name them.
 * In a build neither the plugin nor the mocks exist.
 */
export function mocks(): Plugin[] {
  return [
    // Only the worker: the module that goes with it lets calls through to the real API during every hot update.
    { ...msw({ mode: 'worker-only' }), apply: 'serve' },
    {
      name: 'vitrina-mocks',
      apply: 'serve',
      enforce: 'pre',
      // Found at the start instead of at the first mocked page, which would be loaded twice.
      config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser', 'zod'] } }),
      transform(code, id) {
        if (this.environment.name !== 'client' || !CLIENT_ENTRY.test(id)) return;
        return { code: `import ${JSON.stringify(BEFORE_HYDRATION)};\n${code}`, map: null };
      },
    },
  ];
}
