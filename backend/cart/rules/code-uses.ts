/** How often a code may be used; null for any number. */
export type CodeLimits = { maxUses: number | null; maxUsesPerOwner: number | null };

/** Orders placed with a code, and those of the owner among them. */
export type CodeUses = { orders: number; ownOrders: number };

/** Whether a code has no use left for an owner. */
export function isUsedUp({ maxUses, maxUsesPerOwner }: CodeLimits, uses: CodeUses): boolean {
  if (maxUsesPerOwner !== null && uses.ownOrders >= maxUsesPerOwner) return true;
  return maxUses !== null && uses.orders >= maxUses;
}
