import type { ThirdPartyConfig, ThirdPartyId } from '#shared/third-parties/third-parties.ts';
import { pagePattern } from '#shared/web/pages.ts';
import { pageConfig } from '@/lib/page/config';
import { loadThirdParty, mayRun, runningByThemselves } from '@/lib/third-parties/third-party';
import type { ShopEvent } from '@/shop/analytics/events';
import { openMetrika } from '@/shop/analytics/metrika';
import { openMindbox } from '@/shop/analytics/mindbox';
import { addSink, type Sink } from '@/shop/analytics/track';

/**
 * Functions that start a third party and return its sink. Third parties that are not in it are only loaded
 * and get no events.
 */
const OPEN: { [Id in ThirdPartyId]?: (config: NonNullable<ThirdPartyConfig[Id]>) => Sink } = {
  metrika: openMetrika,
  mindbox: openMindbox,
};

const SECRET = pagePattern(({ hasSecret }) => hasSecret);

/**
 * Whether the URL of the page contains a secret, possibly in a return path. Third-party scripts could read
 * it.
 */
const hasSecret = ({ pathname, search } = location) => SECRET.test(pathname) || search.includes('token');

/**
 * Loads the third parties that have the shopper's consent and are not loaded yet, and sends them events,
 * beginning with the `current` one. A third party that fails to load or throws gets no more events.
 */
export function createThirdPartySinks(current: () => ShopEvent) {
  const opened = new Set<ThirdPartyId>();

  function open(id: ThirdPartyId): void {
    opened.add(id);
    const there = loadThirdParty(id);
    const begin = OPEN[id] as ((config: unknown) => Sink) | undefined;
    const hand = begin?.(pageConfig().thirdParties?.[id]);
    if (!hand) return;
    const sink: Sink = (event) => {
      // Checked for each event, because the shopper may withdraw the consent at any time, even in another
      // tab.
      if (!mayRun(id) || hasSecret()) return;
      try {
        hand(event);
      } catch {
        end();
      }
    };
    const end = addSink(sink);
    sink(current());
    void there.then((isThere) => {
      if (!isThere) end();
    });
  }

  return () => {
    if (hasSecret()) return;
    for (const id of runningByThemselves()) if (!opened.has(id)) open(id);
  };
}
