import type { ShopEvent } from './events';

/** Where events go. It must not throw: a page never depends on it. */
export type Sink = (event: ShopEvent) => void;

/** Events of the first moments wait for the sinks, which come when the page is idle. */
const MOST_WAITING = 100;

let waiting: ShopEvent[] | undefined = [];
const sinks = new Set<Sink>();

/** Reports what a shopper did, in the browser; on the server nothing happens. */
export function track(event: ShopEvent): void {
  if (typeof document === 'undefined') return;
  if (waiting) {
    if (waiting.length < MOST_WAITING) waiting.push(event);
    return;
  }
  for (const sink of sinks) sink(event);
}

/** Has every event handed to a sink from now on. Returns the function that ends it. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

/** Hands what has waited to the sinks there are; those that come later get what happens from then on. */
export function openSinks(): void {
  const first = waiting ?? [];
  waiting = undefined;
  for (const event of first) track(event);
}

/** What a page that is left takes along: the next one begins as the first did. */
export function closeSinks(): void {
  sinks.clear();
  waiting = [];
}
