import { CommandRefused } from '../../backend/platform/command-refused.ts';

/** Why nothing is generated, in a sentence for the operator. */
export class GenerateError extends CommandRefused {
  override name = 'GenerateError';
}
