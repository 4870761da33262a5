import type { ShopEvent } from './events';

/** A receiver of events. It must not throw, because pages do not handle it. */
export type Sink = (event: ShopEvent) => void;

/** Early events are queued until the sinks are opened, when the page is idle. */
const MOST_WAITING = 100;

let waiting: ShopEvent[] | undefined = [];
const sinks = new Set<Sink>();

/** Reports an event in the browser. Does nothing on the server. */
export function track(event: ShopEvent): void {
  if (typeof document === 'undefined') return;
  if (waiting) {
    if (waiting.length < MOST_WAITING) waiting.push(event);
    return;
  }
  for (const sink of sinks) sink(event);
}

/** Adds a sink for future events. Returns a function that removes it. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

/** Sends the queued events to the current sinks. Sinks added later get only new events. */
export function openSinks(): void {
  const first = waiting ?? [];
  waiting = undefined;
  for (const event of first) track(event);
}

/** Call it when a page is left: until the next page opens its sinks, events are queued again. */
export function closeSinks(): void {
  sinks.clear();
  waiting = [];
}
