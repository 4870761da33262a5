import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getBuildManifest, isApiError } from '../api';
import { installChunkReload } from '../navigation/chunk-reload';
import { keepPageForCrawler } from '../page/crawler';
import { stopLoadingLeftPictures } from '../page/left-pictures';
import { whenIdle } from '../page/when-idle';
import { isStartedLate, replayPresses } from './replay-presses';

/** The browser's half of the start (docs/start.md): hydrates the page that the server made. */
export function startInBrowser(getRouter: () => AnyRouter): void {
  /** Errors until the page report listens. */
  const failures: Event[] = [];
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => failures.length < 5 && failures.push(event));
  keepPageForCrawler();
  stopLoadingLeftPictures();
  // In a task of its own, because evaluating this file is one already.
  setTimeout(() => start(getRouter(), failures));
}

/** Not a top-level await: the chunks of a page would wait for the entry, and the entry for them. */
async function start(router: AnyRouter, failures: Event[]): Promise<void> {
  // Before the chunks of the page load: the router reloads if one is missing, even if the shop does not answer.
  const chunks = installChunkReload(getBuildManifest);
  await hydrate(router).finally(() => window.$_TSR?.h());
  // As served, links and forms work without scripts. Hydrated, the page would be an error.
  if (chunks.haveFailed()) return replayPresses();
  // The page has no script tags, which the framework would render.
  if (isStartedLate()) router.ssr = { manifest: undefined };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onCaughtError: logCaughtError },
    );
  });
  whenIdle(() => {
    // If the page failed, it did not replay them before.
    replayPresses();
    const routeOf = () => router.state.matches.at(-1)?.fullPath ?? '/$';
    import('../page/report/page-report').then(({ reportPage }) => reportPage({ failures, routeOf }));
  });
}

/** A failed call was logged when it failed, so its error screen is not reported. */
function logCaughtError(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}
