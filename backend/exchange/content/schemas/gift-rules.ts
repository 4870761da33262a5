import { createHash } from 'node:crypto';
import { z } from 'zod';
import { day, roubles } from '../../../platform/files/file-fields.ts';
import { line, unique } from './fields.ts';
import { daysInOrder } from './periods.ts';

export const giftRules = z
  .array(
    z
      .strictObject({
        id: z.uuid().optional(),
        title: line(120),
        from: roubles.nullable().default(null),
        models: z.array(z.string().min(1)).default([]),
        gifts: z.array(z.string().min(1)).min(1),
        starts: day.nullable().default(null),
        ends: day.nullable().default(null),
      })
      .superRefine(daysInOrder)
      .transform(({ id, from, ...rest }) => ({ ...rest, id: id ?? idOfTitle(rest.title), fromSum: from })),
  )
  .superRefine(unique(({ id }) => id, 'title', 'another gift rule has this id or title'));

/**
 * If the file gives a rule no id, derives the id from the rule's title, so that a second import of the file
 * does not create the rule again.
 */
function idOfTitle(title: string): string {
  const hex = createHash('sha256').update(`gift rule ${title}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
