/** How often a code may be used; null for any number. */
export type CodeLimits = { maxUses: number | null; maxUsesPerOwner: number | null };

/** Orders placed with a code, those of the owner among them, and carts of others that contain it. */
export type CodeUses = { orders: number; ownOrders: number; heldByOthers: number };

/** Whether a code has no use left for an owner. Carts of others that contain it count like orders. */
export function isUsedUp({ maxUses, maxUsesPerOwner }: CodeLimits, uses: CodeUses): boolean {
  if (maxUsesPerOwner !== null && uses.ownOrders >= maxUsesPerOwner) return true;
  return maxUses !== null && uses.orders + uses.heldByOthers >= maxUses;
}
