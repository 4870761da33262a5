import type { ThirdPartyConfig, ThirdPartyId } from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '@/lib/page/config';
import { loadThirdParty, mayRun, runningByThemselves } from '@/lib/third-parties/third-party';
import type { ShopEvent } from '@/shop/analytics/events';
import { openMetrika } from '@/shop/analytics/metrika';
import { openMindbox } from '@/shop/analytics/mindbox';
import { addSink, type Sink } from '@/shop/analytics/track';

/** Those that get events; any other is loaded and no more. */
const OPEN: { [Id in ThirdPartyId]?: (config: NonNullable<ThirdPartyConfig[Id]>) => Sink } = {
  metrika: openMetrika,
  mindbox: openMindbox,
};

const SECRET = /^\/(confirmation|newsletter|undo|unsubscribe|password|login|wishlist\/shared)(\/|$)/;

/** Whether the address has a secret in it, be it in the path to return to: scripts of other companies would read it. */
const hasSecret = ({ pathname, search } = location) => SECRET.test(pathname) || search.includes('token');

/**
 * Loads the third parties that may run now and are not there yet, and has events handed to them from `current` on, which the
 * page begins with. One that fails to load or throws gets no more events.
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
      // A consent that was taken back, in another tab perhaps, ends it at once.
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
