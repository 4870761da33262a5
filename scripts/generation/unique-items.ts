/**
 * Adds `uniqueItems` to the generated schemas, which their generator ignores. It handles all other limits of
 * the contract.
 */

type Schema = { properties?: Record<string, { uniqueItems?: boolean }> };

export type SchemasOfContract = { components: { schemas: Record<string, Schema> } };

const CHECK = '.check(/*#__PURE__*/ zod.refine((items) => new Set(items).size === items.length))';

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the generated schemas with `uniqueItems` added. Only lists of strings have it.
 * @throws Error if the generated code of such a list looks different than expected, so that `uniqueItems`
 * would be lost
 */
export function withUniqueItems(source: string, { components }: SchemasOfContract): string {
  let result = source;
  for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
    for (const [field, { uniqueItems }] of Object.entries(properties)) {
      if (!uniqueItems) continue;
      const start = result.indexOf(`export const ${pascal(name)} = `);
      const line = result.indexOf(`\n  "${field}": `, start);
      const [list] = /zod\.array\(\w+\)/.exec(result.slice(line, result.indexOf('\n', line + 1))) ?? [];
      if (start < 0 || line < 0 || list === undefined)
        throw new Error(`The schemas have no list ${name}.${field}.`);
      const end = result.indexOf(list, line) + list.length;
      result = `${result.slice(0, end)}${CHECK}${result.slice(end)}`;
    }
  }
  return result;
}
