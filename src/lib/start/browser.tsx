import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getBuildManifest, isApiError } from '../api';
import { installChunkReload } from '../navigation/chunk-reload';
import { keepPageForCrawler } from '../page/crawler';
import { stopLoadingRemovedPictures } from '../page/removed-pictures';
import { whenIdle } from '../page/when-idle';
import { isStartedLate, replayPresses } from './replay-presses';

/** The browser's half of the start (docs/start.md): hydrates the server-rendered page. */
export function startInBrowser(getRouter: () => AnyRouter): void {
  /** Errors that happen before the page report listens. */
  const failures: Event[] = [];
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => failures.length < 5 && failures.push(event));
  keepPageForCrawler();
  stopLoadingRemovedPictures();
  // Starts in a separate task, because evaluating this file is already a task of its own.
  setTimeout(() => start(getRouter(), failures));
}

/**
 * A function instead of a top-level await, which would deadlock: the chunks of a page import the entry, and
 * the entry would wait for them.
 */
async function start(router: AnyRouter, failures: Event[]): Promise<void> {
  // Installed before the chunks of the page load: the router's own reload would run even if the shop does not
  // answer.
  const chunks = installChunkReload(getBuildManifest);
  await hydrate(router).finally(() => window.$_TSR?.h());
  // The served HTML works without scripts. Hydrating it without a chunk would replace it by an error.
  if (chunks.haveFailed()) return replayPresses();
  // Pages started late have no script tags, which the framework would render.
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
    // Replays recorded presses, in case the page failed before it did so.
    replayPresses();
    const routeOf = () => router.state.matches.at(-1)?.fullPath ?? '/$';
    import('../page/report/page-report').then(({ reportPage }) => reportPage({ failures, routeOf }));
  });
}

/** Failed calls have been logged already, so their error screens are not reported. */
function logCaughtError(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}
