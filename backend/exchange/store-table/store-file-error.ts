import { CommandRefused } from '../../platform/command-refused.ts';

/** The file was refused, and nothing was changed. The message is one sentence for the operator. */
export class StoreFileError extends CommandRefused {
  override name = 'StoreFileError';
}
