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

/** Starts everything that a page does after hydration, once per document. */
export function usePageLife(): void {
  const client = useQueryClient();
  const router = useRouter();
  useWaitingScroll();

  useEffect(() => {
    readThirdPartySwitch();
    removeSpeculationRules();
    watchLayers(router.history);
    const ends = [
      // The parameter that switches third parties works in links inside the shop too, not only in the first
      // URL of a visit.
      router.history.subscribe(({ location: { search } }) => readThirdPartySwitch(search)),
      // Scroll positions are restored in pixels, so heights must not change (src/styles/card.css).
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.documentElement.dataset.moved = '';
      }),
      onRestored(async (pathname) => {
        await reloadPersonal(client);
        // Cart and checkout screens also show data of their loaders (docs/specification.md §2.3).
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
        // Set for code that must wait for hydration, such as end-to-end tests.
        document.documentElement.dataset.hydrated = 'true';
      }),
    ];
    // Runs in a separate task, because React cannot hydrate the remaining parts during an effect.
    setTimeout(replayPresses);
    return () => {
      for (const end of ends) end();
    };
  }, [client, router]);
}

/** The next page load brings the new version; a shopper who has typed something is not asked to reload. */
function offerReload(): void {
  if (hasDirtyField()) return;
  const action = { label: 'Обновить', run: () => window.location.reload() };
  showToast({ text: 'Магазин обновился', action });
}
