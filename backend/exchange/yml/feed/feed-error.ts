import { CommandRefused } from '../../../platform/command-refused.ts';

/** The feed cannot be taken in at all, and nothing was changed. One sentence for the operator. */
export class FeedError extends CommandRefused {
  override name = 'FeedError';
}

/** Another process writes the feed already. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError';
}
