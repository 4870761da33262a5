import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { openChannel, postToChannel } from '@/lib/browser/services';
import { deviceStorage, readJson } from '@/lib/browser/storage';

/**
 * Messages between the tabs of a browser. They have no data: the receiver asks the server. `signed-in`:
 * another shopper is signed in, or data of the account has changed. `signed-out`: the shopper has signed out.
 * `cart-changed`, `wishlist-changed`, `draft-changed`: the cached data is stale.
 */
export type Announcement = {
  type: 'signed-in' | 'signed-out' | 'cart-changed' | 'wishlist-changed' | 'draft-changed';
};

const CHANNEL = 'vitrina-visit';
const TYPES: readonly string[] = [
  'signed-in',
  'signed-out',
  'cart-changed',
  'wishlist-changed',
  'draft-changed',
];

let shared: BroadcastChannel | undefined;

/** The channel of this page. It does not receive its own messages. */
function channel(): BroadcastChannel | undefined {
  shared ??= openChannel(CHANNEL);
  return shared;
}

const KEY = LOCAL_KEYS.announced;

/** When each type of message was last announced (milliseconds since 1970), by any tab and by this page. */
type Moments = Record<string, number>;
const ownMoments: Moments = {};

/**
 * Sends a message to the other tabs of this browser. Does nothing on the server, or if the browser has no
 * BroadcastChannel.
 */
export function announce(message: Announcement): void {
  const open = channel();
  if (!open) return;
  note(message);
  postToChannel(open, message);
}

/**
 * Subscribes to announcements of other tabs. Returns a function that unsubscribes. Unknown messages are
 * ignored, because another tab may run another version of the shop.
 * @param withMissed also calls the listener at once for announcements made since this page was requested: its
 * HTML may be older than the change, and its scripts start later
 */
export function onAnnouncement(
  listener: (message: Announcement) => void,
  { withMissed = false } = {},
): () => void {
  const open = channel();
  if (!open) return () => {};
  if (withMissed) for (const message of missed()) listener(message);
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isAnnouncement(data)) listener({ type: data.type });
  };
  open.addEventListener('message', receive);
  return () => open.removeEventListener('message', receive);
}

function isAnnouncement(data: unknown): data is Announcement {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.includes(String(data.type));
}

function note({ type }: Announcement): void {
  const moment = Date.now();
  ownMoments[type] = moment;
  // Stored for tabs that are still loading. If storage is blocked, they miss the announcement.
  deviceStorage.setItem(KEY, JSON.stringify({ ...readMoments(), [type]: moment }));
}

function missed(): Announcement[] {
  // Rounded down to whole milliseconds, like the times of announcements.
  const requestedAt = Math.floor(performance.timeOrigin);
  return Object.entries(readMoments())
    .filter(([type, moment]) => moment >= requestedAt && moment !== ownMoments[type])
    .sort(([, one], [, other]) => one - other)
    .map(([type]) => ({ type }))
    .filter(isAnnouncement);
}

const readMoments = (): Moments => (readJson(deviceStorage, KEY) ?? {}) as Moments;
