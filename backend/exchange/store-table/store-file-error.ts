import { CommandRefused } from '../../platform/command-refused.ts';

/** The file cannot be taken in, and nothing was changed. One sentence for the operator. */
export class StoreFileError extends CommandRefused {
  override name = 'StoreFileError';
}
