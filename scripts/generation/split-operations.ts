import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT_ALL = /export \* from '@\/(generated\/client\/[^']+)';/g;
const EXPORTED = /^export (?:const|function|async function) (\w+)/gm;
/** What a generator makes of an operation beside the call itself. */
const MADE_OF =
  /^(?:get|use|prefetch)([A-Z]\w*?)(?:Url|(?:Infinite)?Query(?:Options|Key)|Mutation(?:Options|Key))?$/;

/**
 * Has browsers load the calls that a page makes. A generated file holds all operations of a tag, and a bundler never divides
 * a module among chunks: one call of the entry would bring every call that any page makes of that file.
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

/** The door's code, in which each operation comes from a copy of its file of which tree shaking leaves nothing else. */
export const byOperation = (code: string, readFile: (file: string) => string): string =>
  code.replace(EXPORT_ALL, (_, file: string) => {
    const names = [...new Set([...readFile(file).matchAll(EXPORTED)].map(([, name = '']) => name))];
    return names
      .map((name) => `export { ${name} } from '@/${file}?operation=${operationOf(name, names)}';`)
      .join('\n');
  });

/** The call that an export belongs to: `getGetCartQueryOptions` is made of `getCart`, which is a call itself. */
function operationOf(name: string, names: readonly string[]): string {
  const made = MADE_OF.exec(name)?.[1] ?? '';
  const operation = made.charAt(0).toLowerCase() + made.slice(1);
  return names.includes(operation) ? operation : name;
}
