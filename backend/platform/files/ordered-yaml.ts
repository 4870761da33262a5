import { Document, isScalar, visit } from 'yaml';

/** Lists of plain values up to this many characters are written on one line. */
const SHORT = 70;

/**
 * YAML in which the keys of maps are in an order, because the database does not keep the one in which people wrote them. Keys that
 * the order does not have come last, as they are. Short lists are on one line, as in `deliversOn: [1, 2, 3]`.
 */
export function orderedYaml(value: unknown, order: readonly string[]): string {
  const document = new Document(inOrder(value, order), { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (_, list) => {
      const length = list.items.reduce<number>((sum, item) => sum + String(item).length + 2, 0);
      list.flow = length <= SHORT && list.items.every((item) => isScalar(item));
    },
  });
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}

function inOrder(value: unknown, order: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(one, order));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, one]) => [key, inOrder(one, order)]),
  );
}
