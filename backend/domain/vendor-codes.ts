/** The suffix that makes a vendor code of the feed unique in the shop: the first digits of the model's id. */
export const codeMark = (groupId: string): string => groupId.replaceAll('-', '').slice(0, 8).toUpperCase();

type Coded = { id: string; groupId: string; vendorCode: string };

/**
 * The maker's article number that shoppers may know: the one in the feed, without a suffix added by the shop.
 * Null if the feed has none; then the stored code has a meaning only inside the shop.
 */
export function makersCode({ id, groupId, vendorCode }: Coded): string | null {
  if (vendorCode === id) return null;
  const at = `-${vendorCode}`.indexOf(`-${codeMark(groupId)}-`);
  if (at < 0) return vendorCode;
  return at === 0 ? null : vendorCode.slice(0, at - 1);
}
