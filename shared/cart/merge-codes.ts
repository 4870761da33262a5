import type { CodeLoss, MergedCodes } from './merge-messages.ts';

/**
 * Finds the guest's codes that the account's cart takes over: codes that it does not have yet and that are still valid,
 * in order and up to the limit. `lossOf` returns why a code cannot be used, or null; `isLost` says which of the
 * account's codes are removed.
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
