import { CommandRefused } from '../../../platform/command-refused.ts';

/** The whole feed was refused, and nothing was changed. The message is one sentence for the operator. */
export class FeedError extends CommandRefused {
  override name = 'FeedError';
}

/** Another process is already writing the feed. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError';
}
