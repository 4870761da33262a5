import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { deskAlias } from './desk/alias.ts';

// Modules for the browser have state, and some of these tests mock modules. Test files therefore share a
// process and its loaded libraries, but not the modules of the shop.
const FRESH_MODULES = {
  isolate: false,
  setupFiles: ['tests/setup-fresh-modules.ts'],
};

// Separate from vite.config.ts, because unit tests do not need the framework's plugins.
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // A worker spends a tenth of its time waiting for a process or a picture, so one worker more than the
    // number of cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    // The timeout in ms is long, because no test may depend on the speed of the machine. It only ends tests
    // that hang.
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
          // Modules of these tests create everything by factories and have no state, so test files may share
          // a process. The process then loads the database's WebAssembly and the schemas of the contract once
          // instead of two hundred times.
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
          // Tests in which processes are killed and networks fail. `npm run attack` runs them.
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/integration/postgres.ts'],
          // One file at a time, so that each has the machine to itself.
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
        // In a project of its own, because generated code makes its calls by another mutator there.
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
