import { CommandRefused } from '../../../platform/command-refused.ts';

/**
 * Thrown if a whole feed is refused. Nothing was changed then. The message is one sentence for the operator.
 */
export class FeedError extends CommandRefused {
  override name = 'FeedError';
}

/** Thrown if another process is already writing the feed. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError';
}
