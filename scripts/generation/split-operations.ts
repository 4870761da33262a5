import type { Plugin } from 'vite';

const EXPORTS = /export \{([^}]*)\} from '(@\/generated\/client\/[^']+)';/g;
/** What a generator makes of an operation beside the call itself. */
const MADE_OF = /^get([A-Z]\w*?)(Query|InfiniteQuery|Mutation)(Options|Key)$/;

/**
 * Has browsers load the calls that a page makes. A generated file holds all operations of a tag, and a module is never
 * divided among chunks: one call of the entry would bring every call that any page makes of that file.
 */
export function splitOperations(): Plugin {
  return {
    name: 'split-operations',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /src\/lib\/api\/index\.ts$/ }, handler: byOperation },
  };
}

/** The door's code, in which each operation comes out of a copy of its file that holds nothing else once it is shaken. */
export const byOperation = (code: string): string =>
  code.replace(EXPORTS, (_, names: string, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `export { ${name} } from '${file}?operation=${operationOf(name)}';`)
      .join('\n'),
  );

function operationOf(name: string): string {
  const operation = MADE_OF.exec(name)?.[1] ?? name;
  return operation.charAt(0).toLowerCase() + operation.slice(1);
}
