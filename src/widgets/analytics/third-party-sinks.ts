import type { ThirdPartyConfig, ThirdPartyId } from '#shared/third-parties/third-parties.ts';
import { pagePattern } from '#shared/web/pages.ts';
import { pageConfig } from '@/lib/page/config';
import { loadThirdParty, mayRun, runningByThemselves } from '@/lib/third-parties/third-party';
import type { ShopEvent } from '@/shop/analytics/events';
import { openMetrika } from '@/shop/analytics/metrika';
import { openMindbox } from '@/shop/analytics/mindbox';
import { addSink, type Sink } from '@/shop/analytics/track';

/** Third parties that receive events; others are only loaded. */
const OPEN: { [Id in ThirdPartyId]?: (config: NonNullable<ThirdPartyConfig[Id]>) => Sink } = {
  metrika: openMetrika,
  mindbox: openMindbox,
};

const SECRET = pagePattern(({ hasSecret }) => hasSecret);

/** Whether the URL contains a secret, possibly in the return path: third-party scripts would read it. */
const hasSecret = ({ pathname, search } = location) => SECRET.test(pathname) || search.includes('token');

/**
 * Loads third parties that have consent and are not loaded yet, and sends them events, starting with the `current` one.
 * A third party that fails to load or throws gets no more events.
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
      // Stops at once when consent is withdrawn, possibly in another tab.
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
