import { ACTORS, REASONS } from '#shared/operators/operator-words.ts';

type Made = { by: keyof typeof ACTORS; operator: string | null };

/** Who made a step: the name of an operator, or the buyer or the shop by itself. */
export const whoWords = ({ by, operator }: Made): string => operator ?? ACTORS[by];

/** A reason in words; the contract may have new ones. */
export const reasonWords = (reason: string): string =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason as keyof typeof REASONS] : reason;
