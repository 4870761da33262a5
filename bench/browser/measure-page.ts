import type { Tab } from './chromium.ts';
import { open, SLOWDOWN, slowDown } from './phone.ts';
import { startTrace, type TraceEvent, tasksBeside } from './trace.ts';

export type Figures = {
  /** Largest contentful paint and end of hydration, in ms after the start of the navigation. */
  lcp: number;
  hydrated: number;
  /** Cumulative layout shift. */
  cls: number;
  /**
   * Total blocking time (by how much tasks exceed 50 ms, added up) and duration of the longest task. In ms,
   * on a phone four times slower than this machine.
   */
  blocked: number;
  longest: number;
  /**
   * Transferred kilobytes: of the HTML, of all scripts, of the scripts loaded before the largest contentful
   * paint, and of all files.
   */
  html: number;
  scripts: number;
  early: number;
  all: number;
};

type Sent = { name: string; startTime: number; transferSize: number };
type Seen = { lcp: number; cls: number; hydrated: number };

const LONG_MS = 50;

/**
 * Opens a page in a tab with an empty cache and measures it. Times of the network are real. CPU time is the
 * time during which the main thread ran, times four; other load on this machine does not change it.
 */
export async function measurePage(tab: Tab, url: string): Promise<Figures> {
  await tab.send('Network.clearBrowserCache');
  await slowDown(tab);
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  const endTrace = await startTrace(tab);
  await open(tab, url);
  const events = await endTrace();
  const seen = await tab.evaluate<Seen>('window.seen');
  const sent = await tab.evaluate<Sent[]>(
    `['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map((entry) => entry.toJSON()))`,
  );
  const tasks = tasksAfterPaint(events).map((ms) => ms * SLOWDOWN);
  const size = (some: readonly Sent[]) => some.reduce((sum, file) => sum + file.transferSize, 0) / 1000;
  const scripts = sent.filter(({ name }) => name.endsWith('.js'));
  return {
    ...seen,
    blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
    longest: Math.max(...tasks),
    html: size(sent.slice(0, 1)),
    scripts: size(scripts),
    early: size(scripts.filter(({ startTime }) => startTime < seen.lcp)),
    all: size(sent),
  };
}

/**
 * This function runs in the page before the page's own scripts. It records paints, layout shifts and the end
 * of hydration.
 */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, hydrated: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const moment = new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated !== 'true') return;
    seen.hydrated = performance.now();
    moment.disconnect();
  });
  document.addEventListener('readystatechange', () =>
    moment.observe(document.documentElement, { attributes: true }),
  );
}

/** CPU time in ms of each task of the main thread after the first paint. */
function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was never painted.');
  return tasksBeside(events, paint)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
