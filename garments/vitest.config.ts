import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'garments',
    include: ['**/*.test.ts'],
    // Generous, because draping is slow: the limit should only stop tests that hang.
    testTimeout: 180_000,
    isolate: false,
  },
});
