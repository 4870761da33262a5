import { resolve } from 'node:path';

/**
 * For Vite and Vitest: how modules of the shop are found in the desk. Generated code makes its calls by the mutator of the
 * desk, and the framework of the shop, which the desk is built without, is replaced by the functions that its parts use.
 */
export const deskAlias = [
  { find: /^@\//, replacement: `${resolve(import.meta.dirname, '../src')}/` },
  { find: /^(?:\.\.\/)+lib\/api\/http\.ts$/, replacement: resolve(import.meta.dirname, 'api/http.ts') },
];
