/**
 * Services of browsers that may be missing or forbidden: in old browsers, without HTTPS, in private windows, with site
 * data blocked. None of these functions throws.
 */

/** A channel to the other tabs. Undefined on the server and if the browser has none. */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Posts to the other tabs. Does nothing if the browser has closed the channel, as when the page is in the
 * back/forward cache.
 */
export function postToChannel(channel: BroadcastChannel, message: unknown): void {
  try {
    channel.postMessage(message);
  } catch {}
}

/**
 * Calls `work` while no other tab holds the lock.
 * @param alone called instead of `work` if the browser has no locks
 */
export async function withLock<T>(name: string, work: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return alone();
  let isHeld = false;
  try {
    return await locks.request(name, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    // Browsers refuse locks if they refuse storage. An error of `work` itself is passed on to the caller.
    if (isHeld) throw error;
    return alone();
  }
}

/** Copies a text. @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the share sheet.
 * @returns whether the browser has one; dismissing the sheet is not a failure
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof Error && cause.name === 'AbortError';
  }
}

/** Sends a report that may outlive the page. Sends nothing if the browser lacks or blocks beacons. */
export function sendReport(address: string, report: string): void {
  try {
    navigator.sendBeacon(address, report);
  } catch {}
}

/** The value of a cookie that scripts may read. */
export function cookieValue(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** Deletes a cookie. @param domain undefined for the host of the page */
export function deleteCookie(name: string, domain?: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies
    document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
  } catch {}
}

/** Whether this browser keeps cookies of the shop. Without them carts, wishlists and sessions do not last. */
export const keepsCookies = (): boolean =>
  typeof navigator === 'undefined' || navigator.cookieEnabled !== false;
