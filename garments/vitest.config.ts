import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'garments',
    include: ['**/*.test.ts'],
    // Draping takes as long as it takes: what hangs is ended.
    testTimeout: 180_000,
    isolate: false,
  },
});
