import type { Tab } from './chromium.ts';

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, in microseconds. */
  tdur?: number;
  args: { data?: { type?: string } };
};

/** Records what the page does; the returned function ends it. */
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

/** The thread of an event that only the page's main thread makes. */
export const tasksBeside = (events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] =>
  events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
