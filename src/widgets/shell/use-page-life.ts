import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followCart } from '@/features/cart/state/follow-cart';
import { followWishlist } from '@/features/wishlist/follow-wishlist';
import { getBuildManifest } from '@/lib/api';
import { hasDirtyField } from '@/lib/forms/dirty-forms';
import { mustBeFresh, onRestored } from '@/lib/navigation/back-forward';
import { watchBuild } from '@/lib/navigation/build-watch';
import { watchLayers } from '@/lib/navigation/layers';
import { useWaitingScroll } from '@/lib/navigation/use-waiting-scroll';
import { pageConfig } from '@/lib/page/config';
import { whenIdle } from '@/lib/page/when-idle';
import { removeSpeculationRules, replayPresses } from '@/lib/start';
import { followConsentChoice } from '@/lib/third-parties/consent-choice';
import { readThirdPartySwitch } from '@/lib/third-parties/third-party';
import { showToast } from '@/lib/ui/overlays/toast';
import { followEvents } from '../analytics/follow-events';
import { reloadPersonal, startUp } from '../shopper/personal';
import { watchSession } from '../shopper/watch-session';

/** Starts everything that runs on a page after hydration, once per document. */
export function usePageLife(): void {
  const client = useQueryClient();
  const router = useRouter();
  useWaitingScroll();

  useEffect(() => {
    readThirdPartySwitch();
    removeSpeculationRules();
    watchLayers(router.history);
    const ends = [
      // Links inside the shop may also have the parameter that switches third parties off, not only the first
      // URL of a visit.
      router.history.subscribe(({ location: { search } }) => readThirdPartySwitch(search)),
      // From the second page on, cards need their exact heights, because scroll positions are restored in
      // pixels (src/styles/card.css).
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.documentElement.dataset.moved = '';
      }),
      onRestored(async (pathname) => {
        await reloadPersonal(client);
        // Cart and checkout also show data from their loaders, so these must run again (docs/specification.md
        // §2.3).
        if (mustBeFresh(pathname)) await router.invalidate();
      }),
      whenIdle(() => {
        ends.push(
          watchSession(client, router),
          followCart(client),
          followWishlist(client),
          followConsentChoice(),
          followEvents(router),
          watchBuild(router, pageConfig().build, async () => (await getBuildManifest()).version, offerReload),
        );
        void startUp(client);
        // Read by code that must wait for hydration, such as end-to-end tests.
        document.documentElement.dataset.hydrated = 'true';
      }),
    ];
    // In a task of its own, because React cannot hydrate other parts of the page during an effect.
    setTimeout(replayPresses);
    return () => {
      for (const end of ends) end();
    };
  }, [client, router]);
}

/**
 * Offers to reload the page if there is a newer build. A shopper who has typed something is not asked; the
 * next page load gets the new build anyway.
 */
function offerReload(): void {
  if (hasDirtyField()) return;
  const action = { label: 'Обновить', run: () => window.location.reload() };
  showToast({ text: 'Магазин обновился', action });
}
