/** How often a code may be used in total and per owner; null means without limit. */
export type CodeLimits = { maxUses: number | null; maxUsesPerOwner: number | null };

/** The number of orders placed with a code, and how many of them are the owner's. */
export type CodeUses = { orders: number; ownOrders: number };

/** Whether an owner can no longer use a code. */
export function isUsedUp({ maxUses, maxUsesPerOwner }: CodeLimits, uses: CodeUses): boolean {
  if (maxUsesPerOwner !== null && uses.ownOrders >= maxUsesPerOwner) return true;
  return maxUses !== null && uses.orders >= maxUses;
}
