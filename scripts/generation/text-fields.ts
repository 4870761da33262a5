import type { Contract } from './operations.ts';

/**
 * How the shop cleans a text of a request (`x-text` in the contract). `lines`: it may have several lines.
 * `exact`: it is never changed, like a password. Other kinds are values that people paste in different
 * spellings, such as e-mail addresses. A text without `x-text` has one line.
 */
const TEXT_KINDS = ['lines', 'exact'] as const;
const VALUE_KINDS = ['email', 'phone', 'login', 'order-number'] as const;

type ValueKind = (typeof VALUE_KINDS)[number];
type TextKind = (typeof TEXT_KINDS)[number] | ValueKind;

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  'x-text'?: TextKind;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>>;

/** What was found in the body of one operation so far. */
type Visit = { done: Set<string>; values: Map<string, ValueKind> };

type Body = { operationId: string; requestBody?: { content: Record<string, { schema?: Schema }> } };

/**
 * Generates the lists of text kinds in request bodies. Multi-line and exact texts are listed by field name.
 * Values that people paste are listed by operation as well, because a field name such as `number` may mean
 * different things in different operations.
 * @throws Error if fields with the same name have different kinds
 */
export function textFieldsSource(contract: Contract): string {
  const schemas = (contract.components?.schemas ?? {}) as Record<string, Schema>;
  const kinds = new Map<string, Exclude<TextKind, ValueKind> | 'line'>();
  const values = new Map<string, Map<string, ValueKind>>();

  function walk(written: Schema, name: string, of: Visit): void {
    const { $ref } = written;
    if ($ref !== undefined) {
      if (of.done.has(`${$ref} ${name}`)) return;
      of.done.add(`${$ref} ${name}`);
    }
    const schema = $ref === undefined ? written : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if ([schema.type].flat().includes('string') && !schema.enum && schema.const === undefined) {
      const kind = schema['x-text'] ?? 'line';
      if (isValueKind(kind)) of.values.set(name, kind);
      const textKind = isValueKind(kind) ? 'line' : kind;
      const known = kinds.get(name);
      if (known !== undefined && known !== textKind)
        throw new Error(`The field ${name} of requests is ${known} and ${kind} (x-text).`);
      kinds.set(name, textKind);
    }
    for (const [property, inner] of Object.entries(schema.properties ?? {})) walk(inner, property, of);
    if (schema.items) walk(schema.items, name, of);
    for (const inner of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => all ?? []))
      walk(inner, name, of);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, name, of);
  }

  for (const path of Object.values(contract.paths))
    for (const operation of Object.values(path) as Body[]) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      const own: Visit['values'] = new Map();
      if (schema) walk(schema, '', { done: new Set(), values: own });
      if (own.size > 0) values.set(operation.operationId, own);
    }
  const rows = [...kinds]
    .filter(([, kind]) => kind !== 'line')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = rows.map(([name, kind]) => `  ${name}: '${kind}',`).join('\n');
  const operations = [...values].map(([id, own]) => {
    const fields = [...own].map(([name, kind]) => `${name}: '${kind}'`).join(', ');
    return `  ${id}: { ${fields} },`;
  });
  return `
/**
 * Texts in request bodies that have several lines or are never changed, by the names of their fields
 * (x-text).
 */
export const textFields: Readonly<Record<string, ${union(TEXT_KINDS)}>> = {
${lines}
};

/** Values in request bodies that may be written as people paste them, by operation and field (x-text). */
export const pastedFields: Readonly<Record<string, Readonly<Record<string, ${union(VALUE_KINDS)}>>>> = {
${operations.join('\n')}
};
`;
}

const isValueKind = (kind: string): kind is ValueKind => (VALUE_KINDS as readonly string[]).includes(kind);

const union = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(' | ');
