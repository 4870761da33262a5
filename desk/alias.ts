import { resolve } from 'node:path';

/**
 * How Vite and Vitest resolve imports of the shop's modules in the desk. API calls of generated code use the
 * HTTP function of the desk. The desk is built without the shop's framework; a file replaces the framework's
 * functions that the shop's modules use.
 */
export const deskAlias = [
  { find: /^@\//, replacement: `${resolve(import.meta.dirname, '../src')}/` },
  { find: /^(?:\.\.\/)+lib\/api\/http\.ts$/, replacement: resolve(import.meta.dirname, 'api/http.ts') },
];
