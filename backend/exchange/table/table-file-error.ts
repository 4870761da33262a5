import { CommandRefused } from '../../platform/command-refused.ts';

/**
 * Thrown if a file cannot be read as a table. Nothing was changed then. The message is one sentence for the
 * operator.
 */
export class TableFileError extends CommandRefused {
  override name = 'TableFileError';
}
