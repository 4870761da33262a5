import { createSerializationAdapter } from '@tanstack/react-router';

/** Data that the markup of its page shows, but for what the markup leaves unsaid. */
export type InPage<Value, Unsaid = null> = { value: Value } | { unsaid: Unsaid };

const unsaidOf = new WeakMap<object, () => object | null>();

/** @param unsaid what must travel besides the markup for the value to be read back; asked for when a page is sent */
export function inPage<Value, Unsaid extends object | null>(
  value: Value,
  unsaid: () => Unsaid,
): InPage<Value, Unsaid> {
  const part = { value };
  unsaidOf.set(part, unsaid);
  return part;
}

/**
 * Keeps what stands in the markup out of the data that a document carries for hydration: the cards and filters of a
 * listing would weigh 3 KB a second time. The browser reads them where they stand, before React takes the page over.
 */
export const inPageAdapter = createSerializationAdapter({
  key: 'vitrina-in-page',
  test: (part): part is InPage<unknown, object | null> => unsaidOf.has(part as object),
  toSerializable: (part) => unsaidOf.get(part)?.() ?? null,
  fromSerializable: (unsaid) => ({ unsaid }),
});

const readings = new WeakMap<object, unknown>();

/** The value, in the first rendering of a sent page read out of its markup: later the markup is another. */
export function readPart<Value, Unsaid>(part: InPage<Value, Unsaid>, read: (unsaid: Unsaid) => Value): Value {
  if ('value' in part) return part.value;
  if (!readings.has(part)) readings.set(part, read(part.unsaid));
  return readings.get(part) as Value;
}
