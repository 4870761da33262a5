import { z } from 'zod';
import { bare, line, link, unique } from './fields.ts';
import { type PeriodShape, timed } from './periods.ts';
import type { PictureSchemas } from './pictures.ts';

/** Schema of the editorial content of listings: tiles beside the goods, and features in the menu. */
export function decorationsSchema({ scene, picture }: PictureSchemas, period: PeriodShape) {
  const tile = { title: line(80), link, picture: scene };
  return z
    .array(
      z.strictObject({
        path: bare,
        tile: z.strictObject(tile).nullable().default(null),
        timedTiles: z.array(timed(tile, period)).max(20).optional(),
        feature: z
          .strictObject({
            links: z.array(link).max(12),
            pictures: z.array(z.strictObject({ label: line(60), path: bare, picture })).max(4),
          })
          .nullable()
          .default(null),
      }),
    )
    .superRefine(unique(({ path }) => path, 'path', 'another entry has this path'));
}
