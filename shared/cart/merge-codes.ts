import type { CodeLoss, MergedCodes } from './merge-messages.ts';

/**
 * Which codes of a guest the cart of an account takes over: those it has not, that may still be used, in their order
 * and while there is room. `lossOf` says why a code may not be used, null when it may; `isLost` which of the account's
 * leave.
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
  const kept = accountCodes.filter((code) => !judge.isLost(code));
  const merged: MergedCodes = { moved: [], refused: [], lost: accountCodes.filter(judge.isLost) };
  for (const code of guestCodes) {
    if (accountCodes.includes(code)) continue;
    const isFull = kept.length + merged.moved.length >= judge.maxCodes;
    const loss = judge.lossOf(code) ?? (isFull ? 'NO_ROOM' : null);
    if (loss === null) merged.moved.push(code);
    else merged.refused.push({ code, loss });
  }
  return merged;
}
