import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT_ALL = /export \* from '@\/(generated\/client\/[^']+)';/g;
const EXPORTED = /^export (?:const|function|async function) (\w+)/gm;
/** Exports that a generator derives from an operation. */
const MADE_OF =
  /^(?:get|use|prefetch)([A-Z]\w*?)(?:Url|(?:Infinite)?Query(?:Options|Key)|Mutation(?:Options|Key))?$/;

/**
 * Lets browsers load only the operations that a page calls. A generated file has all operations of a tag, and a
 * bundler never splits a module between chunks, so one call in the entry would load all calls of the file.
 */
export function splitOperations(): Plugin {
  return {
    name: 'split-operations',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /src\/lib\/api\/index\.ts$/ },
      handler: (code) => byOperation(code, (file) => readFileSync(join('src', `${file}.ts`), 'utf8')),
    },
  };
}

/**
 * The API entry's code, in which each operation is imported from its own copy of the file, which tree shaking reduces
 * to that operation.
 */
export const byOperation = (code: string, readFile: (file: string) => string): string =>
  code.replace(EXPORT_ALL, (_, file: string) => {
    const names = [...new Set([...readFile(file).matchAll(EXPORTED)].map(([, name = '']) => name))];
    return names
      .map((name) => `export { ${name} } from '@/${file}?operation=${operationOf(name, names)}';`)
      .join('\n');
  });

/** The operation that an export belongs to: `getGetCartQueryOptions` is derived from `getCart`. */
function operationOf(name: string, names: readonly string[]): string {
  const made = MADE_OF.exec(name)?.[1] ?? '';
  const operation = made.charAt(0).toLowerCase() + made.slice(1);
  return names.includes(operation) ? operation : name;
}
