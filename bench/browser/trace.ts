import type { Tab } from './chromium.ts';

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args: { data?: { type?: string } };
};

/** Starts to trace the page. The returned function ends the trace and returns its events. */
export async function startTrace(tab: Tab): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  tab.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => events.push(...value));
  await tab.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
  });
  return async () => {
    const complete = new Promise<void>((done) => tab.on('Tracing.tracingComplete', () => done()));
    await tab.send('Tracing.end');
    await complete;
    return events;
  };
}

/**
 * The tasks of the thread in which an event happened. To get those of the main thread, pass an event that
 * happens only there.
 */
export const tasksBeside = (events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] =>
  events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
