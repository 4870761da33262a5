import { CommandRefused } from '../../backend/platform/command-refused.ts';

/** The reason why nothing is generated, as a sentence for the operator. */
export class GenerateError extends CommandRefused {
  override name = 'GenerateError';
}
