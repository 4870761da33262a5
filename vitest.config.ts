import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Modules of the browser keep a state, and some of these tests replace modules: files share a process and the libraries
// it has read, not the modules of the shop.
const FRESH_MODULES = {
  isolate: false,
  setupFiles: ['tests/setup-fresh-modules.ts'],
};

// Kept apart from vite.config.ts: the framework's plugins have no business in a unit test.
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // A tenth of the time a worker waits, for a process it started or a picture: one more than there are cores keep them busy.
    maxWorkers: availableParallelism() + 1,
    // No test may depend on how fast the machine is: what hangs is ended, what is slow is waited for.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/setup-waiting.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,demo,server,backend,mocks,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/{integration,faults,finding}/**', 'node_modules/**'],
          // What is made by factories keeps nothing between tests, so files may share a process: the database's
          // WebAssembly and the schemas of the contract are read once instead of two hundred times.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'source',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/finding/**/*.test.ts'],
          ...FRESH_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/postgres.ts'],
          setupFiles: ['tests/integration/setup-races.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What is killed, cut off and slowed down: `npm run attack`.
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/integration/postgres.ts'],
          // Each has the machine to itself.
          fileParallelism: false,
          testTimeout: 4 * 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          ...FRESH_MODULES,
          setupFiles: [...FRESH_MODULES.setupFiles, 'tests/setup-component.ts'],
        },
      },
    ],
  },
});
