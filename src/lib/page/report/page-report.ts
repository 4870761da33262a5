import type { PageTimes } from './page-times';

/** Where the serving process counts (docs/decisions/0054-browsers-report.md). */
const ADDRESS = '/_pages';
/** The part of loaded pages whose times are reported. */
const MEASURED = 0.25;
const MOST_ERRORS = 5;
const MOST_FRAMES = 5;
/** A frame of a stack in a file of the build. */
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

type ScriptError = { name: string; frames: string[] };
type Report = { route: string; vitals?: PageTimes; errors?: ScriptError[] };

type Options = {
  /** What failed before this began: error events of the window. */
  failures: readonly Event[];
  /** The template of the address of the page that is shown, without what fills it. */
  routeOf: () => string;
  chance?: () => number;
  send?: (report: string) => void;
};

/**
 * Reports failures of the shop's own scripts, and of a part of loaded pages how they felt. Nothing of it names a person,
 * an address or what was typed, so no consent is asked for; nothing is kept in the browser.
 */
export function reportPage({
  failures,
  routeOf,
  chance = Math.random,
  send = (report) => void navigator.sendBeacon(ADDRESS, report),
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
        // After the listeners of the measuring, which end it at the same moment.
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

/** The class of an error and where it happened; undefined for what no script of the shop has thrown. */
function readError(event: Event & { error?: unknown; reason?: unknown }): ScriptError | undefined {
  const error = event.error ?? event.reason;
  if (!(error instanceof Error) || error.name === 'ApiError') return undefined;
  const frames = [...(error.stack ?? '').matchAll(FRAME)].map(([, frame = '']) => frame);
  if (frames.length === 0) return undefined;
  const name = /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error';
  return { name, frames: frames.slice(0, MOST_FRAMES) };
}
