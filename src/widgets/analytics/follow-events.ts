import type { AnyRouter } from '@tanstack/react-router';
import { watchScrollDepth } from '@/lib/navigation/scroll-depth';
import { consentChoice } from '@/lib/third-parties/consent-choice';
import type { EventOf } from '@/shop/analytics/events';
import { createOwnLog } from '@/shop/analytics/own-log';
import { takePurchase } from '@/shop/analytics/pending-purchase';
import { addSink, closeSinks, openSinks, track } from '@/shop/analytics/track';
import { createThirdPartySinks } from './third-party-sinks';

/**
 * URL parameters of advertising campaigns. Only these are reported: others include search queries, which may
 * be personal.
 */
const OF_CAMPAIGNS = /^(utm_[a-z_]+|yclid|ysclid|gclid|erid|_openstat)$/;

/**
 * Reports page views and scroll depths, and loads third parties that have the shopper's consent, now and
 * after each change of the consent. Starts when the page is idle. Returns a function that stops this.
 */
export function followEvents(router: AnyRouter): () => void {
  let view = viewOf(document.referrer && new URL(document.referrer).origin);
  const depth = watchScrollDepth((percent) => track({ type: 'scroll-depth', percent, path: view.path }));
  const openThirdParties = createThirdPartySinks(() => view);
  const own = createOwnLog();
  addSink(own.sink);
  own.sink(view);
  openThirdParties();
  openSinks();
  report();
  const ends = [
    depth.end,
    own.end,
    consentChoice.subscribe(openThirdParties),
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (!pathChanged) return;
      view = viewOf(location.origin + view.path);
      openThirdParties();
      track(view);
      depth.restart();
      report();
    }),
  ];
  return () => {
    for (const end of ends) end();
    closeSinks();
  };
}

function report(): void {
  const purchase = takePurchase();
  if (purchase) track(purchase);
}

function viewOf(referrer: string): EventOf<'page-view'> {
  const campaign = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([name]) => OF_CAMPAIGNS.test(name)),
  );
  const search = campaign.size > 0 ? `?${campaign}` : '';
  return { type: 'page-view', path: location.pathname + search, referrer };
}
