import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { isApiError, recordEvents, type ShopEvent as ShopEventReport } from '@/lib/api';
import { tabStorage } from '@/lib/browser/storage';
import type { EventGoods, ShopEvent } from './events';
import type { Sink } from './track';

/**
 * Events are sent together: at most this many, or after this time in ms. When the page is left, they are sent
 * at once.
 */
const MOST = 20;
const LONGEST_MS = 10_000;
const SEEN = SESSION_KEYS.seenKinds;

type Report = Omit<ShopEventReport, 'first'>;

/** The parts of an event that the shop's own statistics count. Empty for impressions of goods. */
function reportsOf(event: ShopEvent): Report[] {
  switch (event.type) {
    case 'page-view':
      return [{ kind: 'PAGE' }];
    case 'search':
      return [{ kind: 'SEARCH', query: event.query.slice(0, 100), found: event.found }];
    case 'detail':
      return [{ kind: 'PRODUCT', productUrl: event.goods.productUrl }];
    case 'size-missing':
      return [ofGoods('SIZE_MISSING', event.goods)];
    case 'add':
      return event.goods.map((goods) => ofGoods('ADD', goods));
    case 'remove':
      return event.goods.map((goods) => ofGoods('REMOVE', goods));
    case 'checkout':
      return [{ kind: 'CHECKOUT' }];
    case 'purchase':
      return [{ kind: 'PURCHASE' }];
    case 'scroll-depth':
      return [{ kind: `SCROLL_${event.percent}` }];
    default:
      return [];
  }
}

const ofGoods = (kind: Report['kind'], { productUrl, size, quantity }: EventGoods): Report => ({
  kind,
  productUrl,
  ...(size !== undefined && { size }),
  ...(quantity !== undefined && { quantity }),
});

/**
 * Sends events in batches to the shop's own statistics
 * (docs/decisions/0046-third-parties-and-own-numbers.md). They have no personal data, so no consent is
 * needed. Events that fail to be sent are lost.
 */
export function createOwnLog(send = (events: ShopEventReport[]) => recordEvents({ events })) {
  let waiting: ShopEventReport[] = [];
  let timer: number | undefined;

  async function flush(): Promise<void> {
    window.clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, MOST);
    if (events.length === 0 || !navigator.onLine) return;
    try {
      await send(events);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  document.addEventListener('visibilitychange', onHidden);

  const sink: Sink = (event) => {
    for (const report of reportsOf(event)) waiting.push({ ...report, first: isFirst(report.kind) });
    // Send a purchase at once, because shoppers often close the tab afterwards.
    if (waiting.length >= MOST || event.type === 'purchase') void flush();
    else if (waiting.length > 0) timer ??= window.setTimeout(() => void flush(), LONGEST_MS);
  };
  return {
    sink,
    end() {
      document.removeEventListener('visibilitychange', onHidden);
      window.clearTimeout(timer);
      waiting = [];
    },
  };
}

/** Whether this is the first event of its kind in this tab. */
function isFirst(kind: Report['kind']): boolean {
  const seen = new Set((tabStorage.getItem(SEEN) ?? '').split(' '));
  if (seen.has(kind)) return false;
  const text = [...seen, kind].join(' ').trim();
  tabStorage.setItem(SEEN, text);
  // Without storage no event counts as the first, because each page would count another first one.
  return tabStorage.getItem(SEEN) === text;
}
