/**
 * Bounds of the contract without its schemas: addresses and fields of forms need them on every page, and a file of a
 * bundle is taken whole, so that one constant of the schemas would bring them all, and zod.
 */

/** Headers are the mutator's matter. */
const BOUND = /^export const (?!\w+Header)(\w+(?:Max|Min|RegExp)) = (.+);$/gm;

/** Source of the bounds that stand in generated schemas. @throws Error when there are none: orval names them otherwise */
export function boundsSource(schemas: string): string {
  const lines = [...schemas.matchAll(BOUND)].map(([, name, value = '']) => {
    const pure = value.startsWith('new ') ? '/*#__PURE__*/ ' : '';
    return `export const ${name} = ${pure}${value};`;
  });
  if (lines.length === 0) throw new Error('The schemas have no bounds.');
  return `/**\n * Generated from the contract by scripts/generation/bounds.ts\n * Do not edit manually.\n */\n\n${lines.join('\n')}\n`;
}
