import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepPageForCrawler } from './lib/crawler';
import { getRouter } from './router';

// Our own instead of the framework's, which brings the client of server functions along: 9 KB that no page needs.
keepPageForCrawler();
const router = getRouter();
await hydrate(router).finally(() => window.$_TSR?.h());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
