import type { Browser, CDPSession } from 'playwright';

export type Figures = {
  /** Largest contentful paint and the moment from which scripts answer, in ms after the navigation. */
  lcp: number;
  hydrated: number;
  /** Cumulative layout shift. */
  cls: number;
  /** What a phone four times as slow would be blocked for by tasks of more than 50 ms, and the longest of them, in ms. */
  blocked: number;
  longest: number;
  /** Kilobytes of scripts, and of them before the largest contentful paint. */
  scripts: number;
  early: number;
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: Args;
};
type Args = { name?: string; data?: { type?: string } };

/** The slow mobile network of Lighthouse. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const LONG_MS = 50;
/** What a page does by itself after scripts run is over by then, in ms. */
const SETTLE_MS = 1500;

/**
 * Opens a page on an emulated phone with an empty cache. Time on the network is real, time of the processor is what the
 * main thread used, however busy the machine is, times four.
 */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript(watch);
    const endTrace = await startTrace(session);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ startTime, transferSize }) => ({ startTime, transferSize })),
    );
    const tasks = mainTasks(await endTrace()).map((ms) => ms * SLOWDOWN);
    const size = (some: typeof files) => some.reduce((sum, file) => sum + file.transferSize, 0) / 1000;
    return {
      lcp: seen.lcp,
      hydrated: seen.hydrated,
      cls: seen.cls,
      blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
      longest: Math.max(...tasks),
      scripts: size(files),
      early: size(files.filter(({ startTime }) => startTime < seen.lcp)),
    };
  } finally {
    await context.close();
  }
}

type Seen = { lcp: number; cls: number; hydrated: number };

/** Runs in the page, before anything of it. */
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

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Time of the processor, in ms, of every task of the page's main thread after its first paint. */
function mainTasks(events: readonly TraceEvent[]): number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was never painted.');
  return events
    .filter(({ name, pid, tid, ts }) => {
      return (
        name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts
      );
    })
    .map(({ tdur = 0 }) => tdur / 1000);
}
