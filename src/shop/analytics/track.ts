import type { ShopEvent } from './events';

/** A function that receives events. It must not throw, because pages do not handle its errors. */
export type Sink = (event: ShopEvent) => void;

/**
 * Maximum number of queued events. Events are queued until the sinks are opened, which happens when the page
 * is idle.
 */
const MOST_WAITING = 100;

let waiting: ShopEvent[] | undefined = [];
const sinks = new Set<Sink>();

/** Reports an analytics event. Does nothing on the server. */
export function track(event: ShopEvent): void {
  if (typeof document === 'undefined') return;
  if (waiting) {
    if (waiting.length < MOST_WAITING) waiting.push(event);
    return;
  }
  for (const sink of sinks) sink(event);
}

/** Adds a function that receives future events. Returns a function that removes it. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

/**
 * Sends the queued events to the current sinks, and stops queueing. Sinks added later get only new events.
 */
export function openSinks(): void {
  const first = waiting ?? [];
  waiting = undefined;
  for (const event of first) track(event);
}

/** Call it when a page is left: events are queued again until the next page opens its sinks. */
export function closeSinks(): void {
  sinks.clear();
  waiting = [];
}
