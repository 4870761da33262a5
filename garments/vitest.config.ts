import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'garments',
    include: ['**/*.test.ts'],
    // Draping is slow, so the timeout is long. It should only stop tests that hang.
    testTimeout: 180_000,
    isolate: false,
  },
});
