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

/** Starts the app in the browser (docs/start.md): hydrates the page that the server rendered. */
export function startInBrowser(getRouter: () => AnyRouter): void {
  /** Errors that happen before the page report starts to listen. */
  const failures: Event[] = [];
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => failures.length < 5 && failures.push(event));
  keepPageForCrawler();
  stopLoadingRemovedPictures();
  // Evaluating this file is a long task already, so hydrate in a task of its own.
  setTimeout(() => start(getRouter(), failures));
}

/**
 * A function and not a top-level await, which would deadlock: the chunks of a page import this entry, and the
 * entry would wait for the chunks.
 */
async function start(router: AnyRouter, failures: Event[]): Promise<void> {
  // Install this before chunks load. Otherwise the router's own reload would handle a missing chunk, even if
  // the shop does not answer.
  const chunks = installChunkReload(getBuildManifest);
  await hydrate(router).finally(() => window.$_TSR?.h());
  // The server's HTML works without scripts. Hydrating it without one of its chunks would replace it by an
  // error.
  if (chunks.haveFailed()) return replayPresses();
  // A page whose scripts were started late has no script tags in its HTML, so the framework must not render
  // any.
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
    // Replay recorded presses in any case: the page may have failed before it replayed them.
    replayPresses();
    const routeOf = () => router.state.matches.at(-1)?.fullPath ?? '/$';
    import('../page/report/page-report').then(({ reportPage }) => reportPage({ failures, routeOf }));
  });
}

/** Reports an error that an error screen has caught. Failed API calls are already logged. */
function logCaughtError(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}
