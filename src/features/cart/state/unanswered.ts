/** Changes that were on their way when a page was left: how many lists, and the cart's version before them. */
export type Unanswered = { count: number; version: number };

const KEY = 'vitrina-cart-unanswered';

let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes how many changes wait for their answer, for the page that comes after this one in the same tab. A page that goes
 * still hears its calls fail, but runs no timers any more: that none wait is therefore noted a little later. Storage may
 * be forbidden; then the next page simply does not know.
 */
export function noteUnanswered(count: number, version = 0): void {
  if (typeof sessionStorage === 'undefined') return;
  clearTimeout(forgetting);
  if (count === 0) forgetting = setTimeout(takeUnanswered);
  else write(JSON.stringify({ count, version }));
}

function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {}
}

/** What the page before left without an answer; asked for once. */
export function takeUnanswered(): Unanswered | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { count, version } = JSON.parse(text ?? '{}');
    return Number.isInteger(count) && Number.isInteger(version) ? { count, version } : undefined;
  } catch {
    return undefined;
  }
}
