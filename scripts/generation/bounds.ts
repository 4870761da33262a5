/**
 * Extracts the contract's bounds from the generated schemas. Forms and addresses need bounds on every page,
 * but importing one from the schema file would add all schemas and zod to the bundle.
 */

/** Matches all bounds except those of headers, which the mutator sets. */
const BOUND = /^export const (?!\w+Header)(\w+(?:Max|Min|RegExp)) = (.+);$/gm;

/**
 * Source code of the bounds in generated schemas.
 * @throws Error if none is found because orval names them differently
 */
export function boundsSource(schemas: string): string {
  const lines = [...schemas.matchAll(BOUND)].map(([, name, value = '']) => {
    const pure = value.startsWith('new ') ? '/*#__PURE__*/ ' : '';
    return `export const ${name} = ${pure}${value};`;
  });
  if (lines.length === 0) throw new Error('The schemas have no bounds.');
  return `/**\n * Generated from the contract by scripts/generation/bounds.ts\n * Do not edit manually.\n */\n\n${lines.join('\n')}\n`;
}
