import { REASONS } from '#shared/operators/operator-words.ts';
import type { ReviewFlag } from '../api/index.ts';

/** Why a review waits for an operator. */
export const flagWords = (flags: readonly ReviewFlag[]): string =>
  flags.map((flag) => REASONS[flag]).join(', ');
