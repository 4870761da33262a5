import type { AnyRouter } from '@tanstack/react-router';
import { safeNavigate } from '#shared/web/safe-address.ts';

/** How long after load the build manifest is first fetched, in ms (docs/specification.md §9). */
const FIRST_MS = 1000;
const AGAIN_MS = 5 * 60_000;

/**
 * Checks for a newer build of the shop: soon after load, then every five minutes while the page is visible.
 * If there is one, the next navigation to another path is a full page load. Returns a function that stops the
 * checks.
 * @param current the build that rendered this page
 * @param offer called once, when there is a newer build
 * @param fetchVersion fetches the id of the deployed build; failures are ignored until the next check
 */
export function watchBuild(
  router: AnyRouter,
  current: string,
  fetchVersion: () => Promise<string>,
  offer?: () => void,
): () => void {
  let timer = window.setTimeout(look, FIRST_MS);
  let unsubscribe: (() => void) | undefined;

  async function look() {
    if (document.visibilityState === 'visible') {
      const version = await fetchVersion().catch(() => current);
      if (version !== current) {
        unsubscribe = loadNextPageWhole(router);
        offer?.();
        return;
      }
    }
    timer = window.setTimeout(look, AGAIN_MS);
  }

  return () => {
    window.clearTimeout(timer);
    unsubscribe?.();
  };
}

function loadNextPageWhole(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) safeNavigate(toLocation.href);
  });
}
