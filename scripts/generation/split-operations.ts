import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT_ALL = /export \* from '@\/(generated\/client\/[^']+)';/g;
const EXPORTED = /^export (?:const|function|async function) (\w+)/gm;
/** Names of the functions that a generator makes for an operation, besides the call itself. */
const MADE_OF =
  /^(?:get|use|prefetch)([A-Z]\w*?)(?:Url|(?:Infinite)?Query(?:Options|Key)|Mutation(?:Options|Key))?$/;

/**
 * Lets a page load only the API calls that it makes. A generated file holds all operations of a tag, and a
 * bundler never divides a module among chunks: if the entry made one call, it would load every call of that
 * file that any page makes.
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
 * Rewrites the code of the API's entry file: each operation is exported from its own copy of the generated
 * file, from which tree shaking removes everything else.
 */
export const byOperation = (code: string, readFile: (file: string) => string): string =>
  code.replace(EXPORT_ALL, (_, file: string) => {
    const names = [...new Set([...readFile(file).matchAll(EXPORTED)].map(([, name = '']) => name))];
    return names
      .map((name) => `export { ${name} } from '@/${file}?operation=${operationOf(name, names)}';`)
      .join('\n');
  });

/**
 * The call for which a function was generated: `getGetCartQueryOptions` was generated for `getCart`; a call
 * belongs to itself.
 */
function operationOf(name: string, names: readonly string[]): string {
  const made = MADE_OF.exec(name)?.[1] ?? '';
  const operation = made.charAt(0).toLowerCase() + made.slice(1);
  return names.includes(operation) ? operation : name;
}
