import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT_ALL = /export \* from '@\/(generated\/client\/[^']+)';/g;
const EXPORTED = /^export (?:const|function|async function) (\w+)/gm;
/** Matches names of the helper functions that are generated for an operation, such as a query hook. */
const MADE_OF =
  /^(?:get|use|prefetch)([A-Z]\w*?)(?:Url|(?:Infinite)?Query(?:Options|Key)|Mutation(?:Options|Key))?$/;

/**
 * A Vite plugin that makes each page load only the API calls it uses. A generated file contains all
 * operations of a tag, and a bundler never splits a module: if the entry chunk used one operation of a file,
 * it would also contain all other operations of the file that any page uses.
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
 * Rewrites the index file of the API. Each operation is exported from its own copy of the generated file, and
 * tree shaking removes all other operations from that copy.
 */
export const byOperation = (code: string, readFile: (file: string) => string): string =>
  code.replace(EXPORT_ALL, (_, file: string) => {
    const names = [...new Set([...readFile(file).matchAll(EXPORTED)].map(([, name = '']) => name))];
    return names
      .map((name) => `export { ${name} } from '@/${file}?operation=${operationOf(name, names)}';`)
      .join('\n');
  });

/**
 * Finds the operation for which a function was generated: `getCart` for `getGetCartQueryOptions` and for
 * `getCart` itself.
 */
function operationOf(name: string, names: readonly string[]): string {
  const made = MADE_OF.exec(name)?.[1] ?? '';
  const operation = made.charAt(0).toLowerCase() + made.slice(1);
  return names.includes(operation) ? operation : name;
}
