import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { deskAlias } from './desk/alias.ts';

// Tests of modules for the browser. These modules have state, and some tests mock modules. Test files
// therefore share a process and its loaded libraries, but each loads the shop's modules again.
const FRESH_MODULES = {
  isolate: false,
  setupFiles: ['tests/setup-fresh-modules.ts'],
};

// Does not extend vite.config.ts, because unit tests do not need the framework's plugins.
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // One worker more than there are cores: workers wait for a process or a picture a tenth of the time.
    maxWorkers: availableParallelism() + 1,
    // Time limit of a test, in ms. No test may depend on the speed of the machine, so it is long and only
    // ends tests that hang.
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
          // The modules under test create everything by functions and have no state, so test files may share
          // a process. It loads the database's WebAssembly and the contract's schemas only once, instead of
          // two hundred times.
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
          // Tests that kill processes and break networks. `npm run attack` runs them.
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/integration/postgres.ts'],
          // Runs one test file at a time, so that each has the machine to itself.
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
      {
        extends: true,
        // A project of its own, because in the desk, generated code uses another HTTP function (mutator).
        resolve: { alias: deskAlias },
        test: {
          name: 'desk',
          environment: 'happy-dom',
          include: ['desk/**/*.test.{ts,tsx}'],
          ...FRESH_MODULES,
          setupFiles: [...FRESH_MODULES.setupFiles, 'tests/setup-component.ts'],
        },
      },
    ],
  },
});
