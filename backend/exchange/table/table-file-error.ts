import { CommandRefused } from '../../platform/command-refused.ts';

/**
 * The file cannot be read as a table, and nothing was changed. The message is one sentence for the operator.
 */
export class TableFileError extends CommandRefused {
  override name = 'TableFileError';
}
