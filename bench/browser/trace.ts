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

/** Starts a trace of the page; the returned function stops it. */
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
 * The tasks that ran in the same thread as the given event. Pass an event that only the main thread emits to
 * get the tasks of the main thread.
 */
export const tasksBeside = (events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] =>
  events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
