import { sendReport } from '../../browser/services';
import type { PageTimes } from './page-times';

/**
 * URL of the reports. The server that rendered the page counts them (docs/decisions/0054-browsers-report.md).
 */
const ADDRESS = '/_pages';
/** Share of loaded pages whose times are reported. */
const MEASURED = 0.25;
const MOST_ERRORS = 5;
const MOST_FRAMES = 5;
/** Matches a stack frame in a script file of the build. */
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

type ScriptError = { name: string; frames: string[] };
type Report = { route: string; vitals?: PageTimes; errors?: ScriptError[] };

type Options = {
  /** Error events of the window that happened before this call. */
  failures: readonly Event[];
  /** Route template of the current page, without its parameters. */
  routeOf: () => string;
  chance?: () => number;
  send?: (report: string) => void;
};

/**
 * Reports failures of the shop's own scripts, and load times for a share of the pages. Reports have no
 * personal data, URL or typed text, and nothing is stored in the browser, so no consent is needed.
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
        // Add these listeners after those of the measurement: both run when the page is hidden, and the last
        // values must be measured before they are sent.
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

/** The class and position of an error. Undefined if no script of the shop threw it. */
function readError(event: Event & { error?: unknown; reason?: unknown }): ScriptError | undefined {
  const error = event.error ?? event.reason;
  if (!(error instanceof Error) || error.name === 'ApiError') return undefined;
  const frames = [...(error.stack ?? '').matchAll(FRAME)].map(([, frame = '']) => frame);
  if (frames.length === 0) return undefined;
  const name = /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error';
  return { name, frames: frames.slice(0, MOST_FRAMES) };
}
