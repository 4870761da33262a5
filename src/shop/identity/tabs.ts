import { LOCAL_KEYS } from '#shared/web/browser-files.ts';

/**
 * Messages between tabs of one shopper. The type only, never any data: a tab that receives one asks the server itself.
 * - `signed-in`: who is here has changed, or what the shop knows of them: a shopper signed in
 * - `signed-out`: there is no user any more
 * - `cart-changed`, `wishlist-changed`, `draft-changed`: what this tab shows of them is old
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

/** One channel a page: a message is not delivered to the channel that sent it, so no tab receives its own. */
function channel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel(CHANNEL);
  return shared;
}

const KEY = LOCAL_KEYS.announced;

/** When each type was announced last, in ms since the epoch: by any tab, and by this page. */
type Moments = Record<string, number>;
const ownMoments: Moments = {};

/** Sends a message to the other tabs of this browser. Does nothing on the server and without BroadcastChannel. */
export function announce(message: Announcement): void {
  const open = channel();
  if (!open) return;
  note(message);
  open.postMessage(message);
}

/**
 * Calls back with what other tabs announce, never with what this one does. Returns the function that ends it.
 * Unknown messages are ignored: another version of the shop may be open in another tab.
 * @param withMissed also calls back, before it returns, with what was announced since this page was asked for: the page
 * may be older than that, and listens only once its scripts run
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
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readMoments(), [type]: moment }));
  } catch {
    // Where nothing is kept, a tab that is still starting learns nothing.
  }
}

function missed(): Announcement[] {
  // Whole ms, as the moments are.
  const asked = Math.floor(performance.timeOrigin);
  return Object.entries(readMoments())
    .filter(([type, moment]) => moment >= asked && moment !== ownMoments[type])
    .sort(([, one], [, other]) => one - other)
    .map(([type]) => ({ type }))
    .filter(isAnnouncement);
}

function readMoments(): Moments {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Moments;
  } catch {
    return {};
  }
}
