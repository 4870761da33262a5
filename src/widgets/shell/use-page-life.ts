import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followCart } from '@/features/cart/state/follow-cart';
import { followWishlist } from '@/features/wishlist/follow-wishlist';
import { getBuildManifest } from '@/lib/api';
import { hasDirtyField } from '@/lib/forms/dirty-forms';
import { mustBeFresh, onRestored } from '@/lib/navigation/back-forward';
import { watchBuild } from '@/lib/navigation/build-watch';
import { installLinkNavigation } from '@/lib/navigation/link-navigation';
import { useWaitingScroll } from '@/lib/navigation/use-waiting-scroll';
import { pageConfig } from '@/lib/page/config';
import { replayPresses } from '@/lib/page/start/replay-presses';
import { whenIdle } from '@/lib/page/when-idle';
import { showScripted } from '@/lib/state/use-hydrated';
import { followConsentChoice } from '@/lib/third-parties/consent-choice';
import { readThirdPartySwitch } from '@/lib/third-parties/third-party';
import { showToast } from '@/lib/ui/overlays/toast';
import { followEvents } from '../analytics/follow-events';
import { reloadPersonal, startUp } from '../shopper/personal';
import { watchSession } from '../shopper/watch-session';

/** Everything a page does by itself once scripts run: once for the whole visit. */
export function usePageLife(): void {
  const client = useQueryClient();
  const router = useRouter();
  useWaitingScroll();

  useEffect(() => {
    readThirdPartySwitch();
    const ends = [
      installLinkNavigation(router),
      // Places to go back to are kept in pixels, so heights must be what they were (src/styles/card.css).
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.documentElement.dataset.moved = '';
      }),
      onRestored(async (pathname) => {
        await reloadPersonal(client);
        // The cart and checkout screens also read what their loaders know (docs/specification.md §2.3).
        if (mustBeFresh(pathname)) await router.invalidate();
      }),
      whenIdle(() => {
        showScripted();
        ends.push(
          watchSession(client, router),
          followCart(client),
          followWishlist(client),
          followConsentChoice(),
          followEvents(router),
          watchBuild(router, pageConfig().build, async () => (await getBuildManifest()).version, offerReload),
        );
        void startUp(client);
        // For those who must know when the page listens, such as end-to-end tests.
        document.documentElement.dataset.hydrated = 'true';
      }),
    ];
    // Not here: within an effect React cannot take over the parts of the page that wait still.
    setTimeout(replayPresses);
    return () => {
      for (const end of ends) end();
    };
  }, [client, router]);
}

/** The next page is the newer one by itself; who has typed something is not asked to lose it. */
function offerReload(): void {
  if (hasDirtyField()) return;
  const action = { label: 'Обновить', run: () => window.location.reload() };
  showToast({ text: 'Магазин обновился', action });
}
