import * as z from 'zod/mini';

/**
 * Values in the query, path and headers are text. Converts them to the types in their schemas. If a text does
 * not fit the type, returns a value that the schema refuses. Lists are separated by commas, as everywhere in
 * the contract (`style: form, explode: false`).
 */
export function readText(
  schema: z.ZodMiniObject,
  read: (name: string) => string[] | undefined,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const texts = read(name);
    if (!texts?.length) continue;
    const inner = innermost(field);
    if (inner instanceof z.ZodMiniArray)
      values[name] =
        texts.length === 1
          ? (texts[0] as string).split(',').map((text) => typed(innermost(inner.def.element), text))
          : texts.join(',');
    else values[name] = texts.length === 1 ? typed(inner, texts[0] as string) : texts;
  }
  return values;
}

function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable;
  if (isWrapped) return innermost(schema.def.innerType);
  // The schema for a number in a query is a pipe: its first schema converts the text, its second one
  // validates the number.
  return schema instanceof z.ZodMiniPipe ? innermost(schema.def.in) : schema;
}

function typed(schema: z.core.$ZodType, text: string): unknown {
  if (schema instanceof z.ZodMiniBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  // `Number` would also accept '', ' 5 ' and '0x10', which are not numbers in the contract.
  if (schema instanceof z.ZodMiniNumber)
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return text;
}
