import { Document, isScalar, visit } from 'yaml';

/** A list of plain values is written on one line if it has at most this many characters. */
const SHORT = 70;

/**
 * Writes YAML with the keys in the order of the list `keys`, because the database does not store the order in
 * which people wrote them. Other keys come last. Short lists are on one line: `deliversOn: [1, 2, 3]`.
 */
export function sortedYaml(value: unknown, keys: readonly string[]): string {
  const document = new Document(withSortedKeys(value, keys), { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (_, list) => {
      const length = list.items.reduce<number>((sum, item) => sum + String(item).length + 2, 0);
      list.flow = length <= SHORT && list.items.every((item) => isScalar(item));
    },
  });
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}

function withSortedKeys(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withSortedKeys(one, keys));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, one]) => [key, withSortedKeys(one, keys)]),
  );
}
