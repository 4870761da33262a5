import { resolve } from 'node:path';

/** For Vite and Vitest: in the desk, generated code makes its calls by the mutator of the desk. */
export const mutatorOfDesk = {
  find: /^(?:\.\.\/)+lib\/api\/http\.ts$/,
  replacement: resolve(import.meta.dirname, 'http.ts'),
};
