import { CommandRefused } from '../../platform/command-refused.ts';

/**
 * Thrown if the file cannot be read as a table; then nothing was changed. The message is one sentence for the
 * operator.
 */
export class TableFileError extends CommandRefused {
  override name = 'TableFileError';
}
