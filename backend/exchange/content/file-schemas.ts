import { createHash } from 'node:crypto';
import { z } from 'zod';
import { localMoment } from '#shared/delivery/working-days.ts';
import { typeset } from '#shared/text/typeset.ts';
import { isOwnPath } from '#shared/web/safe-address.ts';
import { landingTimes } from '../../domain/periods/campaign-days.ts';
import { periodEndSchema } from '../../domain/periods/period-schema.ts';
import type { PictureSource, SceneSource } from '../../domain/tables/content-types.ts';
import { day, roubles } from '../../platform/files/file-fields.ts';
import type { PriceEntry } from './content-set.ts';
import type { TakePicture } from './take-picture.ts';

/** A typeset line of text for shoppers. */
const line = (limit: number) => z.string().trim().min(1).max(limit).transform(typeset);
const path = z.string().max(300).refine(isOwnPath, 'a path of this shop that begins with a slash');
const bare = z.string().regex(/^[\w-]+(\/[\w-]+){0,3}$/, 'a path without a leading slash');
const link = z.strictObject({ label: line(80), path });
const urls = z.array(z.string().min(1).max(200)).max(12);

const kept = { template: z.string().min(1), widths: z.array(z.int().positive()).min(1), tint: z.string() };
const alt = z.string().max(140).default('').transform(typeset);

const namesFile = (value: unknown) => typeof value === 'object' && value !== null && 'file' in value;

/**
 * Validates a value with one of two schemas, chosen by the shape of the value, so that errors refer only to
 * the form that the author meant.
 */
function either<A, B>(isFirst: (value: unknown) => boolean, first: z.ZodType<A>, second: z.ZodType<B>) {
  return z.unknown().transform(async (value, context): Promise<A | B> => {
    const result = await (isFirst(value) ? first : second).safeParseAsync(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.addIssue({ ...issue });
    return z.NEVER;
  });
}

/** The fields of a period. Spread them into an object schema, and refine the object with `inOrder`. */
const periodShape = (timeZone: string) => ({
  from: periodEndSchema('from', timeZone).optional(),
  to: periodEndSchema('to', timeZone).optional(),
});

type Ends = { from?: unknown; to?: unknown };
type Findings = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void };

function inOrder({ from, to }: Ends, context: Findings): void {
  if (typeof from === 'string' && typeof to === 'string' && from >= to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than from' });
}

function hasAnEnd({ from, to }: Ends, context: Findings): void {
  if (from === undefined && to === undefined)
    context.addIssue({ code: 'custom', path: [], message: 'from, to or both' });
}

/** The days of promo codes and gift rules, the last one included. */
function daysInOrder(
  { starts, ends }: { starts: string | null; ends: string | null },
  context: Findings,
): void {
  if (starts !== null && ends !== null && ends < starts)
    context.addIssue({ code: 'custom', path: ['ends'], message: 'must not be before starts' });
}

/** Checks that each entry of a list has its own key. An entry with another mistake may not have one yet. */
const unique =
  <Entry>(keyOf: (entry: Entry) => string | undefined, field: string, message: string) =>
  (entries: readonly Entry[], context: Findings): void => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (key === undefined) continue;
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(key);
    }
  };

/**
 * The schemas of the YAML files. Parsing a file also imports the pictures that it names. Days and times are
 * in the shop's time zone.
 */
export function fileSchemas(take: TakePicture, timeZone: string) {
  const period = periodShape(timeZone);
  const fromFile = z
    .strictObject({ file: z.string().min(1), alt })
    .transform(async ({ file, alt: words }, context): Promise<SceneSource> => {
      try {
        return { ...(await take(file)), alt: words };
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    });
  const inShop = z.strictObject({ ...kept, alt });
  const scene = either(
    namesFile,
    fromFile,
    inShop.extend({ width: z.int().positive(), height: z.int().positive() }),
  );
  const picture = either(
    namesFile,
    fromFile.transform(({ width: _width, height: _height, ...rest }): PictureSource => rest),
    inShop,
  );
  const cuts = z.strictObject({ wide: scene, narrow: scene });
  const look = { title: line(80), scene: cuts, productUrls: urls };
  const campaign = z.strictObject({ title: line(80), text: line(300), path: bare, picture: scene });

  const landing = z
    .strictObject({
      text: line(600),
      scene: cuts.nullable().default(null),
      look: z.strictObject(look).optional(),
      terms: line(2000).nullable().default(null),
      ...period,
      // Exports made before landings had times contain these names.
      startsAt: period.from.nullable(),
      endsAt: period.to.nullable(),
    })
    .transform(
      ({ startsAt, endsAt, from = startsAt ?? undefined, to = endsAt ?? undefined, ...rest }, context) => {
        inOrder({ from, to }, context);
        return { ...rest, ...landingTimes({ from, to }, (moment) => localMoment(moment, timeZone).day) };
      },
    );

  const campaigns = z
    .array(
      z.strictObject({
        path: bare,
        name: line(80),
        kind: z.enum(['new', 'sale', 'collection', 'promotion']),
        // Listings created by an import get numbers from 1,000,001 on, so that they come after all categories.
        ordinal: z.int().min(0).max(10_000_000),
        isInMenu: z.boolean().default(false),
        landing: landing.nullable().default(null),
        goods: z.array(z.string().min(1)).max(5000).optional(),
      }),
    )
    .superRefine(unique(({ path }) => path, 'path', 'another entry has this path'));

  const timed = <Shape extends z.ZodRawShape>(shape: Shape) =>
    z
      .strictObject({ ...shape, ...period })
      .superRefine(inOrder)
      .superRefine(hasAnEnd);
  const tile = { title: line(80), link, picture: scene };
  const decorations = z
    .array(
      z.strictObject({
        path: bare,
        tile: z.strictObject(tile).nullable().default(null),
        timedTiles: z.array(timed(tile)).max(20).optional(),
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

  return {
    frontMatter: z.strictObject({
      title: line(80),
      description: line(200),
      faq: z.literal(true).optional(),
      updated: day,
      scene: cuts.optional(),
      goods: urls.optional(),
      pictures: z.record(z.string().regex(/^[\w-]+$/), scene).default({}),
    }),
    home: homeSchema({ scene, picture, cuts, look, campaign, period }),
    prices: pricesSchema(period),
    services,
    sizeTables: z.record(z.string().regex(/^[\w-]+$/), sizeTable),
    campaigns,
    decorations,
    promoCodes,
    giftRules,
  };
}

/** Builds the schema of a home page from the schemas of its pictures. */
function homeSchema<
  Scene extends z.ZodType,
  Picture extends z.ZodType,
  Cuts extends z.ZodType,
  Look extends z.ZodRawShape,
  Campaign extends z.ZodType,
>(parts: {
  scene: Scene;
  picture: Picture;
  cuts: Cuts;
  look: Look;
  campaign: Campaign;
  period: ReturnType<typeof periodShape>;
}) {
  const { scene, picture, cuts, look, campaign, period } = parts;
  const hero = { title: line(80), text: line(300), link, scene: cuts };
  return z.strictObject({
    hero: z.strictObject(hero).nullable(),
    timedHeroes: z
      .array(
        z
          .strictObject({ ...hero, ...period })
          .superRefine(inOrder)
          .superRefine(hasAnEnd),
      )
      .max(20)
      .optional(),
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
            z.strictObject({ kind: z.literal('look'), ...look, ...period }),
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
      // The contract allows 20 sections at a time. A file may have more, because some are shown in other
      // periods.
      .max(60),
  });
}

/** Prices for a period, each for an SKU or a vendor code. */
const pricesSchema = (period: ReturnType<typeof periodShape>) =>
  z
    .array(
      z
        .strictObject({
          sku: z.string().min(1).max(200).optional(),
          vendorCode: z.string().min(1).max(200).optional(),
          price: roubles.refine((price) => price > 0, 'more than 0'),
          oldPrice: roubles.nullable().default(null),
          ...period,
        })
        .superRefine(inOrder)
        .superRefine(hasAnEnd)
        .superRefine(({ sku, vendorCode, price, oldPrice }, context) => {
          if ((sku === undefined) === (vendorCode === undefined))
            context.addIssue({ code: 'custom', message: 'one of sku and vendorCode' });
          if (oldPrice !== null && oldPrice <= price)
            context.addIssue({ code: 'custom', path: ['oldPrice'], message: 'must be more than price' });
        })
        .transform(
          ({ sku, vendorCode, ...rest }): PriceEntry =>
            sku === undefined
              ? { ...rest, kind: 'vendorCode', code: vendorCode ?? '' }
              : { ...rest, kind: 'sku', code: sku },
        ),
    )
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, { kind, code, from }] of entries.entries()) {
        // An entry with another mistake was not transformed, so it has no `kind` and is skipped.
        if (kind === undefined) continue;
        const key = `${kind} ${code} ${from}`;
        if (seen.has(key))
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `${code} has another price from the same moment`,
          });
        seen.add(key);
      }
    });

const services = z
  .array(
    z.strictObject({
      kind: z.enum(['delivery', 'pickup', 'fitting', 'return']),
      title: line(80),
      text: line(300),
      link: link.nullable(),
    }),
  )
  .max(6);

const sizeTable = z
  .strictObject({
    title: line(80),
    note: line(300).nullable(),
    columns: z.array(line(60)).max(8),
    rows: z
      .array(
        z.strictObject({
          russian: line(20),
          european: line(20).nullable(),
          international: line(20).nullable(),
          measurements: z.array(line(20)),
        }),
      )
      .min(1)
      .max(60),
    advice: z.array(line(300)).max(10),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { measurements }] of rows.entries())
      if (measurements.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'measurements'],
          message: `${columns.length} measurements, one per column`,
        });
  });

const promoCodes = z
  .array(
    z
      .strictObject({
        code: z.string().regex(/^[A-ZА-ЯЁ\d-]{3,32}$/, '3 to 32 capital letters, digits and hyphens'),
        percent: z.int().min(1).max(100).optional(),
        sum: roubles.optional(),
        freeDelivery: z.literal(true).optional(),
        from: roubles.default(0),
        listings: z.array(bare).default([]),
        countsReduced: z.boolean().default(true),
        combines: z.boolean().default(false),
        maxUses: z.int().positive().nullable().default(null),
        maxUsesPerShopper: z.int().positive().nullable().default(null),
        starts: day.nullable().default(null),
        ends: day.nullable().default(null),
      })
      .superRefine(daysInOrder)
      .superRefine(({ percent, sum, freeDelivery }, context) => {
        if ([percent, sum, freeDelivery].filter((one) => one !== undefined).length !== 1)
          context.addIssue({ code: 'custom', message: 'one of percent, sum and freeDelivery' });
      })
      .transform(({ percent, sum, freeDelivery, from, listings, maxUsesPerShopper, ...rest }) => {
        const kind: 'percent' | 'sum' | 'free-delivery' =
          percent !== undefined ? 'percent' : sum !== undefined ? 'sum' : 'free-delivery';
        return {
          ...rest,
          kind,
          value: percent ?? sum ?? 0,
          fromSum: from,
          categoryPaths: listings,
          maxUsesPerOwner: maxUsesPerShopper,
        };
      }),
  )
  .superRefine(unique(({ code }) => code, 'code', 'another promo code has this code'));

const giftRules = z
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
 * Derives the id of a rule from its title if the file contains no id, so that the same title always gets the
 * same id.
 */
function idOfTitle(title: string): string {
  const hex = createHash('sha256').update(`gift rule ${title}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
