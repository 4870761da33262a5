/** The feed cannot be taken in at all, and nothing was changed. One sentence for whoever imports. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** Somebody else writes the feed already. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError';
}
