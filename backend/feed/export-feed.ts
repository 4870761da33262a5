import { dirname, resolve } from 'node:path';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { article, category, categoryGroup, variant, variantGroup } from '../db/schema/catalogue.ts';
import { type ExportedCategories, exportedCategories } from './export-categories.ts';
import { FeedError } from './feed-error.ts';
import { offerXml } from './offer-xml.ts';
import { PictureCopies } from './picture-copies.ts';
import { isInside } from './picture-place.ts';
import { writeWhole } from './write-whole.ts';
import { xmlLine, xmlText } from './xml-text.ts';

export type ExportOptions = {
  db: Database;
  /** The feed to write; it appears when it is whole. */
  file: string;
  /** Folder for copies of own pictures, in the feed's folder; addresses of the shop are written without it. */
  pictures?: string | undefined;
  dataDir: string;
  publicUrl: string;
  /** Names of the shop and of the company. */
  shopName: string;
  now: Date;
  /**
   * Whether the feed shows one moment of the shop, however long it takes to write it down; true when absent. Otherwise
   * only the goods that are read together do, and others can use the database in between.
   */
  atOneMoment?: boolean;
  onProgress: (done: number, of: number) => void;
};

export type ExportSummary = { offers: number; pictures: number };

/** Models read from the database at a time. */
const BATCH = 100;

/**
 * Writes all goods of the shop as a YML feed, a few models at a time, in an order that follows from the goods alone.
 * Throws FeedError when the folder of pictures is not in the folder of the feed or a file cannot be written.
 */
export async function exportFeed(options: ExportOptions): Promise<ExportSummary> {
  const folder = resolve(dirname(options.file));
  const pictures = options.pictures === undefined ? undefined : resolve(options.pictures);
  if (pictures !== undefined && !isInside(folder, pictures))
    throw new FeedError(`The folder of pictures must be inside ${folder}, where an import looks for them.`);
  const shelf = new PictureCopies({ ...options, folder, pictures });
  let offers = 0;
  const write = (db: Database) =>
    writeWhole(
      options.file,
      feedText(db, options, shelf, () => ++offers),
    );
  if (options.atOneMoment === false) await write(options.db);
  else
    await options.db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await write(tx);
      },
      { isolationLevel: 'repeatable read' },
    );
  return { offers, pictures: shelf.copied };
}

async function* feedText(
  tx: Database,
  { publicUrl, shopName, now, onProgress }: ExportOptions,
  shelf: PictureCopies,
  count: () => void,
): AsyncGenerator<string> {
  const categories = await exportedCategories(tx);
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<yml_catalog date="${now.toISOString().slice(0, 19)}+00:00">\n  <shop>\n`,
    xmlLine(4, 'name', shopName),
    xmlLine(4, 'company', shopName),
    xmlLine(4, 'url', publicUrl),
    '    <currencies>\n      <currency id="RUB" rate="1"/>\n    </currencies>\n',
    '    <categories>\n',
    ...categories.list.map(
      ({ number, parent, name }) =>
        `      <category id="${number}"${parent ? ` parentId="${parent}"` : ''}>${xmlText(name)}</category>\n`,
    ),
    '    </categories>\n    <offers>\n',
  ].join('');
  const total = await tx.$count(variantGroup);
  let done = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const groups = await tx
      .select({ id: variantGroup.id })
      .from(variantGroup)
      .where(gt(variantGroup.id, after))
      .orderBy(asc(variantGroup.id))
      .limit(BATCH);
    const last = groups.at(-1);
    if (!last) break;
    yield* offersOf(
      tx,
      groups.map(({ id }) => id),
      { publicUrl, categories, shelf, count },
    );
    after = last.id;
    done += groups.length;
    onProgress(done, total);
  }
  yield '    </offers>\n  </shop>\n</yml_catalog>\n';
}

type OfferTools = {
  publicUrl: string;
  categories: ExportedCategories;
  shelf: PictureCopies;
  count: () => void;
};

async function* offersOf(
  tx: Database,
  groupIds: string[],
  { publicUrl, categories, shelf, count }: OfferTools,
): AsyncGenerator<string> {
  const rows = await tx
    .select({ group: variantGroup, variant, article })
    .from(variantGroup)
    .innerJoin(variant, eq(variant.groupId, variantGroup.id))
    .innerJoin(article, eq(article.variantId, variant.id))
    .where(inArray(variantGroup.id, groupIds))
    .orderBy(
      asc(variantGroup.id),
      asc(variant.ordinal),
      asc(variant.id),
      asc(article.ordinal),
      asc(article.id),
    );
  const members = await tx
    .select({ groupId: categoryGroup.groupId, categoryId: categoryGroup.categoryId })
    .from(categoryGroup)
    .innerJoin(category, and(eq(category.id, categoryGroup.categoryId), eq(category.kind, 'category')))
    .where(inArray(categoryGroup.groupId, groupIds));
  const membersOf = Map.groupBy(members, ({ groupId }) => groupId);
  for (const row of rows) {
    const within = (membersOf.get(row.group.id) ?? []).map(({ categoryId }) => categoryId);
    yield offerXml(row, {
      publicUrl,
      categories: categories.numbersOf(row.group.categoryId, within),
      pictures: await shelf.refs(row.variant.pictures),
    });
    count();
  }
}
