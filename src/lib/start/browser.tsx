import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { getBuildManifest, isApiError } from '../api';
import { installChunkReload } from '../navigation/chunk-reload';
import { keepPageForCrawler } from '../page/crawler';
import { stopLoadingLeftPictures } from '../page/left-pictures';
import { whenIdle } from '../page/when-idle';
import { keepAsServed, showScripted } from '../state/use-hydrated';
import { isStartedLate, replayPresses } from './replay-presses';
import { takeOver } from './take-over';

/** The browser's half of the start (docs/start.md): takes the page over that the server made. */
export function startInBrowser(getRouter: () => AnyRouter): void {
  /** What failed until something reports it. */
  const failures: Event[] = [];
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => failures.length < 5 && failures.push(event));
  keepPageForCrawler();
  stopLoadingLeftPictures();
  // In a task of its own: reading this file is one already.
  setTimeout(() => start(getRouter(), failures));
}

/** Not a top-level await: the files of a page would wait for the entry, and the entry for them. */
async function start(router: AnyRouter, failures: Event[]): Promise<void> {
  // Before the files of the page are asked for: the router reloads a page that lacks one, even where nothing answers.
  const chunks = installChunkReload(getBuildManifest);
  await hydrate(router).finally(() => window.$_TSR?.h());
  // Links and forms of a page as it was served do without scripts; taken over it would be an error.
  if (chunks.haveFailed()) return replayPresses();
  // What has started this is not among what the framework would render.
  if (isStartedLate()) {
    router.ssr = { manifest: undefined };
    keepAsServed();
  }
  startTransition(() => {
    takeOver(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onCaughtError: logCaughtError },
    );
  });
  whenIdle(() => {
    showScripted();
    // Where the page itself has failed, and did not do it before.
    replayPresses();
    const routeOf = () => router.state.matches.at(-1)?.fullPath ?? '/$';
    import('../page/report/page-report').then(({ reportPage }) => reportPage({ failures, routeOf }));
  });
}

/** A failed call was logged when it failed; its error screen is no second event. */
function logCaughtError(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}
