/** Kept in this window from a sign-in until a page of the shop has said what the sign-in brought together. */
const UNTOLD = 'vitrina-merge-untold';

/** Leaves a note for the next page: a sign-in happened on a page that goes away. */
export function leaveMergeUntold(): void {
  try {
    sessionStorage.setItem(UNTOLD, '1');
  } catch {}
}

/** Whether there is such a note. Reading it removes it. */
export function takeMergeUntold(): boolean {
  try {
    const left = sessionStorage.getItem(UNTOLD) !== null;
    sessionStorage.removeItem(UNTOLD);
    return left;
  } catch {
    return false;
  }
}
