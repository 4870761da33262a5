import type { Contract } from './operations.ts';

/**
 * How a text of a request is cleaned (`x-text` in the contract): `lines` has several lines, `exact` is never changed,
 * such as a password. All others are one line.
 */
type TextKind = 'lines' | 'exact';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  'x-text'?: TextKind;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>>;

type Body = { requestBody?: { content: Record<string, { schema?: Schema }> } };

/**
 * Source code of the kinds of texts in request bodies, by the names of their fields.
 * @throws Error if a name has several kinds
 */
export function textFieldsSource(contract: Contract): string {
  const schemas = (contract.components?.schemas ?? {}) as Record<string, Schema>;
  const kinds = new Map<string, TextKind | 'line'>();
  const done = new Set<string>();

  function walk(written: Schema, name: string): void {
    const { $ref } = written;
    if ($ref !== undefined) {
      if (done.has(`${$ref} ${name}`)) return;
      done.add(`${$ref} ${name}`);
    }
    const schema = $ref === undefined ? written : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if ([schema.type].flat().includes('string') && !schema.enum) {
      const kind = schema['x-text'] ?? 'line';
      const known = kinds.get(name);
      if (known !== undefined && known !== kind)
        throw new Error(`The field ${name} of requests is ${known} and ${kind} (x-text).`);
      kinds.set(name, kind);
    }
    for (const [property, inner] of Object.entries(schema.properties ?? {})) walk(inner, property);
    if (schema.items) walk(schema.items, name);
    for (const inner of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => all ?? []))
      walk(inner, name);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, name);
  }

  for (const path of Object.values(contract.paths))
    for (const operation of Object.values(path) as Body[]) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (schema) walk(schema, '');
    }
  const rows = [...kinds]
    .filter(([, kind]) => kind !== 'line')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = rows.map(([name, kind]) => `  ${name}: '${kind}',`).join('\n');
  return `\n/** Texts of request bodies that are not one line, by the names of their fields (x-text). */\nexport const textFields: Readonly<Record<string, 'lines' | 'exact'>> = {\n${lines}\n};\n`;
}
