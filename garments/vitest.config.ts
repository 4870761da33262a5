import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'garments',
    include: ['**/*.test.ts'],
    // Tests that drape cloth are slow. The timeout only needs to end tests that hang.
    testTimeout: 180_000,
    isolate: false,
  },
});
