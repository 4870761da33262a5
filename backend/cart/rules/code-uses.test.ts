import { expect, test } from 'vitest';
import { type CodeLimits, type CodeUses, isUsedUp } from './code-uses.ts';

test.each<[string, CodeLimits, Partial<CodeUses>, boolean]>([
  ['any number', { maxUses: null, maxUsesPerOwner: null }, { orders: 9, ownOrders: 9 }, false],
  ['orders count', { maxUses: 2, maxUsesPerOwner: null }, { orders: 2 }, true],
  ['one is left', { maxUses: 2, maxUsesPerOwner: null }, { orders: 1 }, false],
  ['an owner has theirs', { maxUses: null, maxUsesPerOwner: 1 }, { orders: 1, ownOrders: 1 }, true],
  ['another owner has not', { maxUses: null, maxUsesPerOwner: 1 }, { orders: 5 }, false],
])('isUsedUp says whether a promo code is used up: %s', (_, limits, uses, used) => {
  expect(isUsedUp(limits, { orders: 0, ownOrders: 0, ...uses })).toBe(used);
});
