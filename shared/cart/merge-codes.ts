import type { CodeLoss, MergedCodes } from './merge-messages.ts';

/**
 * Decides which of the guest's promo codes move to the account's cart: every valid code that the account's
 * cart does not have yet, in order and up to the limit. `lossOf` returns the reason why a code cannot move,
 * or null. `isLost` returns whether a code is removed from the account's cart.
 */
export function mergeCodes(
  accountCodes: readonly string[],
  guestCodes: readonly string[],
  judge: {
    maxCodes: number;
    lossOf: (code: string) => CodeLoss | null;
    isLost: (code: string) => boolean;
  },
): MergedCodes {
  const remaining = accountCodes.filter((code) => !judge.isLost(code));
  const merged: MergedCodes = { moved: [], refused: [], lost: accountCodes.filter(judge.isLost) };
  for (const code of guestCodes) {
    if (accountCodes.includes(code)) continue;
    const isFull = remaining.length + merged.moved.length >= judge.maxCodes;
    const loss = judge.lossOf(code) ?? (isFull ? 'NO_ROOM' : null);
    if (loss === null) merged.moved.push(code);
    else merged.refused.push({ code, loss });
  }
  return merged;
}
