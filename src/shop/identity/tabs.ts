/**
 * What tabs of one shopper tell each other. A word only, never any data: a tab that receives it asks the server itself.
 * - `signed-in`: who is here has changed, or what the shop knows of them: a shopper signed in
 * - `signed-out`: there is no user any more
 * - `cart-changed`, `wishlist-changed`: what this tab shows of them is old
 */
export type Announcement = { type: 'signed-in' | 'signed-out' | 'cart-changed' | 'wishlist-changed' };

const CHANNEL = 'vitrina-visit';
const TYPES: readonly string[] = ['signed-in', 'signed-out', 'cart-changed', 'wishlist-changed'];

let shared: BroadcastChannel | undefined;

/** One channel a page: a message is not delivered to the channel that sent it, so no tab hears itself. */
function channel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel(CHANNEL);
  return shared;
}

/** Tells the other tabs of this browser. Does nothing on the server and where tabs cannot talk. */
export function announce(message: Announcement): void {
  channel()?.postMessage(message);
}

/**
 * Calls back with what other tabs announce, never with what this one does. Returns the function that ends it.
 * Whatever else comes through the channel is ignored: another version of the shop may be open beside this one.
 */
export function onAnnouncement(listener: (message: Announcement) => void): () => void {
  const open = channel();
  if (!open) return () => {};
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isAnnouncement(data)) listener({ type: data.type });
  };
  open.addEventListener('message', hear);
  return () => open.removeEventListener('message', hear);
}

function isAnnouncement(data: unknown): data is Announcement {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.includes(String(data.type));
}
