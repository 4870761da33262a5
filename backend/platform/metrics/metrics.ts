import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in s. The goal of a shop under load is 0.3 (docs/operating.md). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.6, 1, 2.5, 5, 10];

/** The bounds that browsers call good and poor stand among them: 2.5 s and 4 s, 0.2 s and 0.5 s, 0.8 s and 1.8 s. */
const SECONDS_OF_BROWSERS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What the shop counts of itself, for Prometheus. Labels have few values, none of which a shopper chooses: no address, no
 * query, no id (docs/security.md §4).
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    /** Everything that was computed; pages out of memory are in `pages` alone. */
    requests: new Histogram({
      name: 'vitrina_http_request_seconds',
      help: 'Time from a request to the end of its answer, by route: an operation, a kind of page, pictures or files',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    pages: new Counter({
      name: 'vitrina_page_cache_answers_total',
      help: 'Answers with public pages, out of memory or rendered for it',
      labelNames: ['from'],
      registers,
    }),
    renderings: new Histogram({
      name: 'vitrina_page_rendering_seconds',
      help: 'Time of rendering a page, without waiting for its turn',
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
      help: 'Searches by whether they found anything; further pages of one count again',
      labelNames: ['found'],
      registers,
    }),
    vitals: new Histogram({
      name: 'vitrina_web_vitals_seconds',
      help: 'How loaded pages felt, as a quarter of browsers report: lcp, inp and ttfb by route',
      labelNames: ['name', 'route'],
      buckets: SECONDS_OF_BROWSERS,
      registers,
    }),
    layoutShifts: new Histogram({
      name: 'vitrina_layout_shift',
      help: 'How far loaded pages moved under the eye (CLS), as a quarter of browsers report, by route',
      labelNames: ['route'],
      buckets: SHIFTS,
      registers,
    }),
    scriptErrors: new Counter({
      name: 'vitrina_script_errors_total',
      help: 'Failures of our own scripts in browsers, at most five of a page, by route',
      labelNames: ['route'],
      registers,
    }),
    /** A gauge whose values are read when metrics are asked for; a failure leaves them out. */
    gauge<T extends string>(
      { name, help, label }: { name: string; help: string; label?: T },
      read: () => Promise<Record<string, number>> | Record<string, number>,
    ): void {
      new Gauge<T>({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        // Every process of a machine reads the same database.
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
