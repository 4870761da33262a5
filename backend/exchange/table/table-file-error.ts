import { CommandRefused } from '../../platform/command-refused.ts';

/** The file is no table that can be read, and nothing was changed. The message is one sentence for the operator. */
export class TableFileError extends CommandRefused {
  override name = 'TableFileError';
}
