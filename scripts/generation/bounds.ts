/**
 * Extracts the contract's bounds from the generated schemas. Forms and URLs need bounds on every page, but
 * importing a bound from the file of the schemas would add all schemas and zod to the page's scripts.
 */

/**
 * Matches the definitions of all bounds except those of headers, which pages do not need because the mutator
 * sets the headers.
 */
const BOUND = /^export const (?!\w+Header)(\w+(?:Max|Min|RegExp)) = (.+);$/gm;

/**
 * Source code of the bounds in the generated schemas.
 * @throws Error if it finds no bounds, because orval has changed their names
 */
export function boundsSource(schemas: string): string {
  const lines = [...schemas.matchAll(BOUND)].map(([, name, value = '']) => {
    const pure = value.startsWith('new ') ? '/*#__PURE__*/ ' : '';
    return `export const ${name} = ${pure}${value};`;
  });
  if (lines.length === 0) throw new Error('The schemas have no bounds.');
  return `/**\n * Generated from the contract by scripts/generation/bounds.ts\n * Do not edit manually.\n */\n\n${lines.join('\n')}\n`;
}
