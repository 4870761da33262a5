import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { shorten } from '#shared/text/plain-text.ts';
import { hashOfTemplate } from '../../../media/own-pictures/own-picture-path.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Issue } from '../feed/issue.ts';
import type { PictureIntake, TakenPicture } from './picture-intake.ts';

/**
 * Maximum number of pictures that are imported in parallel. The limit spares the servers of the pictures, and
 * memory, because each picture takes up to 20 MB.
 */
const AT_A_TIME = 4;
/** A picture that is narrower than this, in pixels, is reported. */
const LEAST_WIDTH = 600;
/** Maximum number of pictures that one SQL statement updates. */
const BATCH = 200;

type Row = { place: number; ref: string; line: number; offer_id: string };

export type PictureCallbacks = {
  onWarning: (issue: Issue) => void;
  onProgress: (done: number, of: number) => void;
};

/**
 * Imports each picture of the staged offers once. If a picture is not available, warns; its goods then show
 * their other pictures or, without any, the pictures that they had before or the placeholder.
 */
export async function importPictures(
  tx: Transaction,
  intake: PictureIntake,
  { onWarning, onProgress }: PictureCallbacks,
): Promise<void> {
  await tx.execute(sql`create temp table feed_picture on commit drop as
    select ref, (row_number() over (order by min(seq), ref))::integer as place, min((offer ->> 'line')::integer) as line,
      (array_agg(offer ->> 'id' order by seq))[1] as offer_id, null::text as template, null::text as tint,
      null::integer as width
    from feed_offer cross join lateral jsonb_array_elements_text(offer -> 'pictures') as named(ref)
    group by ref`);
  await tx.execute(sql`create unique index on feed_picture (place)`);
  await tx.execute(sql`create index on feed_picture (md5(ref))`);
  await tx.execute(sql`analyze feed_picture`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from feed_picture`,
  );
  const count = rows[0]?.count ?? 0;
  const limit = pLimit(AT_A_TIME);
  for (let after = 0; after < count; after += BATCH) {
    const { rows: batch } = await tx.execute<Row>(sql`
      select place, ref, line, offer_id from feed_picture
      where place > ${after} and place <= ${after + BATCH} order by place
    `);
    let done = after;
    const outcomes = await Promise.all(
      batch.map((row) =>
        limit(async () => {
          const outcome = await intake.take(row.ref);
          onProgress(++done, count);
          return { row, outcome };
        }),
      ),
    );
    const taken: (TakenPicture & { place: number })[] = [];
    for (const { row, outcome } of outcomes) {
      const why = 'why' in outcome ? outcome.why : smallness(outcome);
      if (why !== undefined)
        onWarning({
          line: row.line,
          offerId: row.offer_id,
          field: 'picture',
          why: `${shorten(row.ref, 120)}: ${why}`,
        });
      if (!('why' in outcome)) taken.push({ place: row.place, ...outcome });
    }
    await tx.execute(sql`
      update feed_picture set template = taken.template, tint = taken.tint, width = taken.width
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken(place integer, template text, tint text, width integer)
      where feed_picture.place = taken.place
    `);
  }
  await tx.execute(sql`analyze feed_picture`);
}

/**
 * A warning about a retailer's picture that is too small, so that a product page would show it blurred;
 * undefined for all other pictures.
 */
function smallness({ template, width, original }: TakenPicture): string | undefined {
  if (hashOfTemplate(template) === undefined) return undefined;
  const wide = original?.width ?? width;
  return wide > 0 && wide < LEAST_WIDTH
    ? `it is only ${wide} pixels wide and looks blurred; ${LEAST_WIDTH} or more are better`
    : undefined;
}

/**
 * The imported pictures; the key is the text of the `<picture>` element. Unavailable pictures are left out.
 */
export async function importedPictures(
  tx: Transaction,
  refs: readonly string[],
): Promise<ReadonlyMap<string, TakenPicture>> {
  if (refs.length === 0) return new Map();
  const wanted = JSON.stringify([...new Set(refs)]);
  const { rows } = await tx.execute<
    { [Key in keyof TakenPicture]: TakenPicture[Key] | null } & { ref: string }
  >(sql`
    select ref, template, tint, width from feed_picture
    where md5(ref) in (select md5(value) from jsonb_array_elements_text(${wanted}::jsonb))
  `);
  return new Map(
    rows.flatMap(({ ref, template, tint, width }) =>
      template === null || tint === null || width === null ? [] : [[ref, { template, tint, width }]],
    ),
  );
}
