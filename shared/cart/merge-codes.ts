import type { CodeLoss, MergedCodes } from './merge-messages.ts';

/**
 * Decides which promo codes of a guest move to the account's cart: in order and up to the limit, every valid
 * code that this cart does not have yet. `lossOf` returns why a code cannot move, or null. `isLost` returns
 * whether a code of the account's cart must be removed.
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
