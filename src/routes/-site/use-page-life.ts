import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getBuildManifest, onSessionLost, onTokensRefreshed } from '@/lib/api';
import { mustBeFresh, onRestored } from '@/lib/back-forward';
import { watchBuild } from '@/lib/build-watch';
import { installChunkReload } from '@/lib/chunk-reload';
import { pageConfig } from '@/lib/config';
import { installLinkNavigation } from '@/lib/link-navigation';
import { NO_SESSION, sessionReading } from '@/lib/session';
import { useVisit } from '@/lib/visit';
import { forgetPersonal, reloadPersonal, startUp } from './personal';

/** Everything a page does by itself once scripts run: once for the whole visit. */
export function usePageLife(): void {
  const visit = useVisit();
  const router = useRouter();

  useEffect(() => {
    // For those who must know when the page listens, such as end-to-end tests.
    document.documentElement.dataset.hydrated = 'true';
    void startUp(visit);
    const ends = [
      installLinkNavigation(router),
      installChunkReload(),
      onSessionLost(async () => {
        // A page behind a guard asks its guard again, which leads to the sign-in page; then all may be forgotten.
        sessionReading(visit).set(NO_SESSION);
        await router.invalidate();
        forgetPersonal(visit);
      }),
      onTokensRefreshed(() => reloadPersonal(visit)),
      onRestored(async (pathname) => {
        await reloadPersonal(visit);
        // The cart and checkout screens also read what their loaders know (section 2 of the specification).
        if (mustBeFresh(pathname)) await router.invalidate();
      }),
      watchBuild(router, pageConfig().build, async () => (await getBuildManifest()).version),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [visit, router]);
}
