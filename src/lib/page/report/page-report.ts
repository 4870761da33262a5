import { sendReport } from '../../browser/services';
import type { PageTimes } from './page-times';

/** The serving process counts these reports (docs/decisions/0054-browsers-report.md). */
const ADDRESS = '/_pages';
/** Share of loaded pages whose times are reported. */
const MEASURED = 0.25;
const MOST_ERRORS = 5;
const MOST_FRAMES = 5;
/** A stack frame in a file of the build. */
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

type ScriptError = { name: string; frames: string[] };
type Report = { route: string; vitals?: PageTimes; errors?: ScriptError[] };

type Options = {
  /** Error events of the window from before this call. */
  failures: readonly Event[];
  /** Route template of the current page, without its parameters. */
  routeOf: () => string;
  chance?: () => number;
  send?: (report: string) => void;
};

/**
 * Reports failures of the shop's own scripts, and load times for a share of pages. Reports contain no
 * personal data, URL or typed text, and nothing is stored in the browser, so they need no consent.
 */
export function reportPage({
  failures,
  routeOf,
  chance = Math.random,
  send = (report) => sendReport(ADDRESS, report),
}: Options): void {
  const loaded = routeOf();
  let errorsLeft = MOST_ERRORS;
  let reports = new Map<string, Report>();
  const reportOf = (route: string): Report => {
    const report = reports.get(route) ?? { route };
    reports.set(route, report);
    return report;
  };
  function flush(): void {
    for (const report of reports.values()) send(JSON.stringify(report));
    reports = new Map();
  }
  function onFailure(event: Event): void {
    const read = readError(event);
    if (!read || errorsLeft === 0) return;
    errorsLeft -= 1;
    const report = reportOf(routeOf());
    report.errors = [...(report.errors ?? []), read];
  }
  failures.forEach(onFailure);
  addEventListener('error', onFailure);
  addEventListener('unhandledrejection', onFailure);
  if (chance() < MEASURED)
    import('./page-times').then(
      ({ watchPageTimes }) => {
        watchPageTimes((times) => {
          const report = reportOf(loaded);
          report.vitals = { ...report.vitals, ...times };
        });
        // These listeners are added after those of the measurement, because both run when the page is hidden.
        listen();
      },
      () => listen(),
    );
  else listen();

  function listen(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
    addEventListener('pagehide', flush);
  }
}

/** The class and position of an error; undefined if it was not thrown by a script of the shop. */
function readError(event: Event & { error?: unknown; reason?: unknown }): ScriptError | undefined {
  const error = event.error ?? event.reason;
  if (!(error instanceof Error) || error.name === 'ApiError') return undefined;
  const frames = [...(error.stack ?? '').matchAll(FRAME)].map(([, frame = '']) => frame);
  if (frames.length === 0) return undefined;
  const name = /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error';
  return { name, frames: frames.slice(0, MOST_FRAMES) };
}
