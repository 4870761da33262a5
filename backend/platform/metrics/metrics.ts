import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Upper bounds of the histogram buckets for response times, in seconds. Under load, a response should take at
 * most 0.3 s (docs/operating.md).
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.6, 1, 2.5, 5, 10];

/**
 * Upper bounds of the histogram buckets for web vitals, which browsers report, in seconds. They include the
 * limits of "good" and "poor": 2.5 and 4 for LCP, 0.2 and 0.5 for INP, 0.8 and 1.8 for TTFB.
 */
const SECONDS_OF_BROWSERS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the shop's metrics for Prometheus. A label has only few values, which shoppers cannot influence: no
 * URLs, queries or ids (docs/security.md §4).
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    /**
     * Responses that the shop has computed. A response from the page cache is not counted here, only in
     * `pages`.
     */
    requests: new Histogram({
      name: 'vitrina_http_request_seconds',
      help: 'Time from a request to the end of its answer, by route: an operation, a kind of page, pictures or files',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    pages: new Counter({
      name: 'vitrina_page_cache_answers_total',
      help: 'Responses with public pages, from the cache or rendered for it',
      labelNames: ['from'],
      registers,
    }),
    renderings: new Histogram({
      name: 'vitrina_page_rendering_seconds',
      help: 'Time of rendering a page, without waiting in the queue',
      buckets: SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'vitrina_job_seconds',
      help: 'Time of a run of a periodic job',
      labelNames: ['name', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    searches: new Counter({
      name: 'vitrina_searches_total',
      help: 'Searches by whether they found anything; each page of results is counted',
      labelNames: ['found'],
      registers,
    }),
    vitals: new Histogram({
      name: 'vitrina_web_vitals_seconds',
      help: 'Web vitals of loaded pages, as reported by a quarter of browsers: lcp, inp and ttfb by route',
      labelNames: ['name', 'route'],
      buckets: SECONDS_OF_BROWSERS,
      registers,
    }),
    layoutShifts: new Histogram({
      name: 'vitrina_layout_shift',
      help: 'Layout shift of loaded pages (CLS), as reported by a quarter of browsers, by route',
      labelNames: ['route'],
      buckets: SHIFTS,
      registers,
    }),
    scriptErrors: new Counter({
      name: 'vitrina_script_errors_total',
      help: 'Script errors of the shop in browsers, at most five per page, by route',
      labelNames: ['route'],
      registers,
    }),
    /**
     * Adds a gauge whose values are read whenever Prometheus asks. If reading fails, the gauge has no values.
     */
    gauge<T extends string>(
      { name, help, label }: { name: string; help: string; label?: T },
      read: () => Promise<Record<string, number>> | Record<string, number>,
    ): void {
      new Gauge<T>({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        // All processes of the shop report the same value from the same database. Adding them up would be
        // wrong.
        aggregator: 'max',
        async collect() {
          if (label === undefined) this.remove();
          else this.reset();
          for (const [value, count] of Object.entries(await read()))
            this.set((label === undefined ? {} : { [label]: value }) as Record<T, string>, count);
        },
      });
    },
  };
}
