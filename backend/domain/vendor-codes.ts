/**
 * The suffix that the shop adds to a vendor code that several models share: the first digits of the model's
 * id.
 */
export const codeMark = (groupId: string): string => groupId.replaceAll('-', '').slice(0, 8).toUpperCase();

type Coded = { id: string; groupId: string; vendorCode: string };

/**
 * The maker's article number, which shoppers may know: the vendor code of the feed. Removes the suffix that
 * the shop may have added. Null if the feed has no vendor code; the stored code is then one that the shop has
 * generated.
 */
export function makersCode({ id, groupId, vendorCode }: Coded): string | null {
  if (vendorCode === id) return null;
  const at = `-${vendorCode}`.indexOf(`-${codeMark(groupId)}-`);
  if (at < 0) return vendorCode;
  return at === 0 ? null : vendorCode.slice(0, at - 1);
}
