import { ACTORS, REASONS } from '#shared/operators/operator-words.ts';

type Made = { by: keyof typeof ACTORS; operator: string | null };

/** Who made a step: the name of an operator, «покупатель» or the shop itself. */
export const whoWords = ({ by, operator }: Made): string => operator ?? ACTORS[by];

/** The Russian text for a reason. A reason that this build does not know is shown as it is. */
export const reasonWords = (reason: string): string =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason as keyof typeof REASONS] : reason;
