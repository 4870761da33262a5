import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT_ALL = /export \* from '@\/(generated\/client\/[^']+)';/g;
const EXPORTED = /^export (?:const|function|async function) (\w+)/gm;
/**
 * Matches the names of functions that a generator makes for an operation, in addition to the function that
 * makes the call.
 */
const MADE_OF =
  /^(?:get|use|prefetch)([A-Z]\w*?)(?:Url|(?:Infinite)?Query(?:Options|Key)|Mutation(?:Options|Key))?$/;

/**
 * Makes a page load only the API calls that it makes. A generated file has all operations of a tag, and a
 * bundler never divides a module among chunks. So if the entry chunk made one call of a file, it would
 * contain all calls of this file that any page makes.
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
 * Rewrites the entry file of the API: each operation is exported from its own copy of the generated file.
 * Tree shaking then removes everything else from each copy.
 */
export const byOperation = (code: string, readFile: (file: string) => string): string =>
  code.replace(EXPORT_ALL, (_, file: string) => {
    const names = [...new Set([...readFile(file).matchAll(EXPORTED)].map(([, name = '']) => name))];
    return names
      .map((name) => `export { ${name} } from '@/${file}?operation=${operationOf(name, names)}';`)
      .join('\n');
  });

/**
 * The operation for which a function was generated: `getCart` for `getGetCartQueryOptions`, and for `getCart`
 * itself.
 */
function operationOf(name: string, names: readonly string[]): string {
  const made = MADE_OF.exec(name)?.[1] ?? '';
  const operation = made.charAt(0).toLowerCase() + made.slice(1);
  return names.includes(operation) ? operation : name;
}
