/** What the shop puts into codes that the feed did not make unique by itself: the first digits of the model's id. */
export const codeMark = (groupId: string): string => groupId.replaceAll('-', '').slice(0, 8).toUpperCase();

type Coded = { id: string; groupId: string; vendorCode: string };

/**
 * The article number of the maker as shoppers may know it: what the feed said, without what the shop added. Null where
 * the feed said none, and the code of the colour means something inside the shop alone.
 */
export function makersCode({ id, groupId, vendorCode }: Coded): string | null {
  if (vendorCode === id) return null;
  const at = `-${vendorCode}`.indexOf(`-${codeMark(groupId)}-`);
  if (at < 0) return vendorCode;
  return at === 0 ? null : vendorCode.slice(0, at - 1);
}
