import { z } from 'zod';
import { localMoment } from '#shared/delivery/working-days.ts';
import { landingTimes } from '../../../domain/periods/campaign-days.ts';
import { bare, line, unique } from './fields.ts';
import { inOrder, type PeriodShape } from './periods.ts';
import type { PictureSchemas } from './pictures.ts';

/** Schema of the listings that editors make. Days of their landings are days in the shop's time zone. */
export function campaignsSchema(pictures: PictureSchemas, period: PeriodShape, timeZone: string) {
  const landing = landingSchema(pictures, period, timeZone);
  return z
    .array(
      z.strictObject({
        path: bare,
        name: line(80),
        kind: z.enum(['new', 'sale', 'collection', 'promotion']),
        // An import numbers new listings from 1,000,001 on, so that they come after all categories; the limit
        // must allow this.
        ordinal: z.int().min(0).max(10_000_000),
        isInMenu: z.boolean().default(false),
        landing: landing.nullable().default(null),
        goods: z.array(z.string().min(1)).max(5000).optional(),
      }),
    )
    .superRefine(unique(({ path }) => path, 'path', 'another entry has this path'));
}

function landingSchema({ cuts, outfit }: PictureSchemas, period: PeriodShape, timeZone: string) {
  return z
    .strictObject({
      text: line(600),
      scene: cuts.nullable().default(null),
      look: z.strictObject(outfit).optional(),
      terms: line(2000).nullable().default(null),
      ...period,
      // Field names from older exports, when landings had no times of day.
      startsAt: period.from.nullable(),
      endsAt: period.to.nullable(),
    })
    .transform(
      ({ startsAt, endsAt, from = startsAt ?? undefined, to = endsAt ?? undefined, ...rest }, context) => {
        inOrder({ from, to }, context);
        return { ...rest, ...landingTimes({ from, to }, (moment) => localMoment(moment, timeZone).day) };
      },
    );
}
