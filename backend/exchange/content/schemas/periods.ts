import { z } from 'zod';
import { periodEndSchema } from '../../../domain/periods/period-schema.ts';
import type { Findings } from './fields.ts';

/**
 * The schema fields of a period. Spread them into an object schema, and refine that object with `inOrder`.
 */
export const periodShape = (timeZone: string) => ({
  from: periodEndSchema('from', timeZone).optional(),
  to: periodEndSchema('to', timeZone).optional(),
});

export type PeriodShape = ReturnType<typeof periodShape>;

type Ends = { from?: unknown; to?: unknown };

export function inOrder({ from, to }: Ends, context: Findings): void {
  if (typeof from === 'string' && typeof to === 'string' && from >= to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than from' });
}

export function hasAnEnd({ from, to }: Ends, context: Findings): void {
  if (from === undefined && to === undefined)
    context.addIssue({ code: 'custom', path: [], message: 'from, to or both' });
}

/** Schema of content that is shown only during its period. The period must have a start, an end or both. */
export const timed = <Shape extends z.ZodRawShape>(shape: Shape, period: PeriodShape) =>
  z
    .strictObject({ ...shape, ...period })
    .superRefine(inOrder)
    .superRefine(hasAnEnd);

/** Checks that the last day of a promo code or a gift rule is not before its first day. */
export function daysInOrder(
  { starts, ends }: { starts: string | null; ends: string | null },
  context: Findings,
): void {
  if (starts !== null && ends !== null && ends < starts)
    context.addIssue({ code: 'custom', path: ['ends'], message: 'must not be before starts' });
}
