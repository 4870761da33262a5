/**
 * Copies the contract's limits (such as the maximum length of a text) out of the generated schemas into a
 * small file. Forms and URLs on every page need them; importing them from the schemas would add all schemas
 * and zod to the page's scripts.
 */

/** Matches the definitions of all limits except those of headers: pages do not set headers themselves. */
const BOUND = /^export const (?!\w+Header)(\w+(?:Max|Min|RegExp)) = (.+);$/gm;

/**
 * Returns source code that defines the limits of the generated schemas.
 * @throws Error if it finds none, because orval names them differently now
 */
export function boundsSource(schemas: string): string {
  const lines = [...schemas.matchAll(BOUND)].map(([, name, value = '']) => {
    const pure = value.startsWith('new ') ? '/*#__PURE__*/ ' : '';
    return `export const ${name} = ${pure}${value};`;
  });
  if (lines.length === 0) throw new Error('The schemas have no bounds.');
  return `/**\n * Generated from the contract by scripts/generation/bounds.ts\n * Do not edit manually.\n */\n\n${lines.join('\n')}\n`;
}
