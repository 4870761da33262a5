/** Kept in this window from a sign-in until a page of the shop has said what the sign-in brought together. */
const UNTOLD = 'vitrina-merge-untold';

/** Leaves word for the next page: somebody has signed in here on a page that goes away. */
export function leaveMergeUntold(): void {
  try {
    sessionStorage.setItem(UNTOLD, '1');
  } catch {}
}

/** Whether such word was left. Only whoever asks first is told so. */
export function takeMergeUntold(): boolean {
  try {
    const left = sessionStorage.getItem(UNTOLD) !== null;
    sessionStorage.removeItem(UNTOLD);
    return left;
  } catch {
    return false;
  }
}
