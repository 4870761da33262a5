/**
 * Browser features that may be missing or blocked: in old browsers, without HTTPS, in private windows, or if
 * site data is blocked. None of these functions throws because of that.
 */

/** A channel to the other tabs. Undefined on the server, and if the browser has no channels. */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Posts a message to the other tabs. Does nothing if the browser has closed the channel, as it does for pages
 * in the back/forward cache.
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
    // If the browser refused the lock, as it does when storage is blocked, go on without it. An error of
    // `work` itself goes to the caller.
    if (isHeld) throw error;
    return alone();
  }
}

/**
 * Copies a text to the clipboard.
 * @returns whether it was copied
 */
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

/**
 * Sends a report with a beacon, which is delivered even if the page closes. Sends nothing if the browser has
 * no beacons or blocks them.
 */
export function sendReport(address: string, report: string): void {
  try {
    navigator.sendBeacon(address, report);
  } catch {}
}

/** The value of a cookie, unless it is HttpOnly. */
export function cookieValue(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Deletes a cookie.
 * @param domain the domain of the cookie; undefined for the host of the page
 */
export function deleteCookie(name: string, domain?: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies
    document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
  } catch {}
}

/**
 * Whether this browser accepts cookies of the shop. Without them, cart, wishlist and session are lost on the
 * next request.
 */
export const keepsCookies = (): boolean =>
  typeof navigator === 'undefined' || navigator.cookieEnabled !== false;
