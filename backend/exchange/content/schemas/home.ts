import { z } from 'zod';
import { bare, line, link, urls } from './fields.ts';
import { inOrder, type PeriodShape, timed } from './periods.ts';
import type { PictureSchemas } from './pictures.ts';

/** Schema of the home page: its heroes and its sections, each with an optional period. */
export function homeSchema(pictures: PictureSchemas, period: PeriodShape) {
  const { scene, picture, cuts, outfit } = pictures;
  const campaign = z.strictObject({ title: line(80), text: line(300), path: bare, picture: scene });
  const hero = { title: line(80), text: line(300), link, scene: cuts };
  return z.strictObject({
    hero: z.strictObject(hero).nullable(),
    timedHeroes: z.array(timed(hero, period)).max(20).optional(),
    sections: z
      .array(
        z
          .discriminatedUnion('kind', [
            z.strictObject({
              kind: z.literal('product-row'),
              title: line(80),
              link,
              productUrls: urls,
              ...period,
            }),
            z.strictObject({
              kind: z.literal('story'),
              title: line(80),
              text: line(600),
              link,
              scene,
              productUrl: z.string().nullable(),
              ...period,
            }),
            z.strictObject({
              kind: z.literal('departments'),
              title: line(80),
              departments: z.array(z.strictObject({ path: bare, picture })).max(12),
              ...period,
            }),
            z.strictObject({ kind: z.literal('look'), ...outfit, ...period }),
            z.strictObject({
              kind: z.literal('collections'),
              title: line(80),
              campaigns: z.array(campaign).max(12),
              ...period,
            }),
            z.strictObject({
              kind: z.literal('promotions'),
              title: line(80),
              campaigns: z.array(campaign).max(12),
              ...period,
            }),
            z.strictObject({
              kind: z.literal('services'),
              title: line(80),
              services: z.array(z.strictObject({ title: line(80), text: line(300) })).max(6),
              ...period,
            }),
          ])
          .superRefine(inOrder),
      )
      // A response may have at most 20 sections. The file may have more, because sections with different
      // periods are not shown together.
      .max(60),
  });
}
