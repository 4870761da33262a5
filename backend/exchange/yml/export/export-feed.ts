import { dirname, resolve } from 'node:path';
import { asc, gt, sql } from 'drizzle-orm';
import { variantGroup } from '../../../domain/tables/goods.ts';
import type { Database } from '../../../platform/db/database.ts';
import { FeedBusyError, FeedError } from '../feed/feed-error.ts';
import { PictureCopies } from '../pictures/picture-copies.ts';
import { isInside } from '../pictures/picture-place.ts';
import { type ExportedCategories, exportedCategories } from './export-categories.ts';
import { type ExportedModel, readExported } from './exported-goods.ts';
import { modelNumbers, numberModels } from './feed-models.ts';
import { offersXml } from './offer-xml.ts';
import { publicOffersXml } from './public-offer-xml.ts';
import { writeWhole } from './write-whole.ts';
import { xmlLine, xmlText } from './xml-text.ts';

export type ExportOptions = {
  db: Database;
  /** The feed to write; it appears when it is whole. */
  file: string;
  /** Whether the file is compressed; not when absent. */
  gzip?: boolean;
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
  /** Refuses while another process with this option exports; needs `atOneMoment`. False when absent. */
  alone?: boolean;
  onProgress: (done: number, of: number) => void;
  /**
   * Who reads the feed: the retailer, who gets all that an import needs to make the same shop, or anyone, who gets what
   * marketplaces and advertising ask for. The retailer when absent.
   */
  audience?: 'retailer' | 'anyone';
  /** Called between two batches with what the last one took, in ms: for a caller that also serves requests. */
  rest?: (workedMs: number) => Promise<void>;
  signal?: AbortSignal;
};

export type ExportSummary = { offers: number; pictures: number };

/** Models read from the database at a time; fewer where the database works in this process and keeps others waiting. */
const BATCH = { atOneMoment: 100, inBetween: 15 };

/** Any number that nothing else takes. */
const EXPORT_LOCK = 7_310_304;

const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes all goods of the shop as a YML feed, a few models at a time, in an order that follows from the goods alone.
 * Throws FeedError when the folder of pictures is not in the folder of the feed or a file cannot be written, and
 * FeedBusyError when it cannot be alone.
 */
export async function exportFeed(options: ExportOptions): Promise<ExportSummary> {
  const { db, file, gzip = false, atOneMoment = true } = options;
  const folder = resolve(dirname(file));
  const pictures = options.pictures === undefined ? undefined : resolve(options.pictures);
  if (pictures !== undefined && !isInside(folder, pictures))
    throw new FeedError(`The folder of pictures must be inside ${folder}, where an import looks for them.`);
  const copies = new PictureCopies({ ...options, folder, pictures });
  let offers = 0;
  const count = (more: number) => {
    offers += more;
  };
  const batch = atOneMoment ? BATCH.atOneMoment : BATCH.inBetween;
  if (options.audience === 'anyone') await numberModels(db, options.signal);
  const write = (inMoment: InMoment) =>
    writeWhole(file, feedText(options, { inMoment, batch, copies, count }), { gzip });
  if (atOneMoment)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      // It waits for disk and for others between two statements, on a busy machine for long.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
      if (options.alone) await beAlone(tx);
      await write((read) => read(tx));
    }, oneMoment);
  else await write((read) => db.transaction(read, oneMoment));
  return { offers, pictures: copies.copied };
}

async function beAlone(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${EXPORT_LOCK}) as mine`,
  );
  if (!rows[0]?.mine) throw new FeedBusyError('Another process is writing the feed.');
}

/** Reads something as it is at one moment: of the whole feed, or of this reading. */
type InMoment = <T>(read: (tx: Database) => Promise<T>) => Promise<T>;

type Tools = {
  inMoment: InMoment;
  batch: number;
  copies: PictureCopies;
  count: (offers: number) => void;
};

async function* feedText(
  options: ExportOptions,
  { inMoment, batch, copies, count }: Tools,
): AsyncGenerator<string> {
  const { publicUrl, shopName, now, onProgress, rest, signal } = options;
  const categories = await inMoment(exportedCategories);
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
  const total = await inMoment((tx) => tx.$count(variantGroup));
  let done = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    signal?.throwIfAborted();
    const began = performance.now();
    const models = await inMoment((tx) => modelsAfter(tx, after, batch));
    const last = models.at(-1);
    if (!last) break;
    const writeOffers = await inMoment((tx) => offersWriter(tx, models, { options, categories, copies }));
    for (const model of models) {
      const text = await writeOffers(model);
      yield text;
      if (text !== '') count(model.colours.reduce((sum, { sizes }) => sum + sizes.length, 0));
    }
    after = last.group.id;
    done += models.length;
    onProgress(done, total);
    await rest?.(performance.now() - began);
  }
  yield '    </offers>\n  </shop>\n</yml_catalog>\n';
}

type Feed = { options: ExportOptions; categories: ExportedCategories; copies: PictureCopies };

/** Writes the models of a batch for those who read the feed; '' of one that is too young to have its number. */
async function offersWriter(
  tx: Database,
  models: readonly ExportedModel[],
  { options: { publicUrl, audience }, categories, copies }: Feed,
): Promise<(model: ExportedModel) => Promise<string>> {
  const numbersOf = ({ group, categoryIds }: ExportedModel) =>
    categories.numbersOf(group.categoryId, categoryIds);
  if (audience !== 'anyone')
    return (model) =>
      offersXml(model, {
        publicUrl,
        categories: numbersOf(model),
        picturesOf: ({ pictures }) => copies.refs(pictures),
      });
  const known = await modelNumbers(
    tx,
    models.map(({ group }) => group.id),
  );
  return async (model) => {
    const number = known.get(model.group.id);
    if (number === undefined) return '';
    return publicOffersXml(model, {
      publicUrl,
      number,
      category: numbersOf(model)[0] ?? 0,
      categoryNames: categories.namesOf(model.categoryIds),
      picturesOf: ({ pictures }) => copies.refs(pictures, 'jpg'),
    });
  };
}

/** The next models in the order of their ids; empty at the end. */
async function modelsAfter(tx: Database, id: string, limit: number): Promise<ExportedModel[]> {
  const groups = await tx
    .select({ id: variantGroup.id })
    .from(variantGroup)
    .where(gt(variantGroup.id, id))
    .orderBy(asc(variantGroup.id))
    .limit(limit);
  return readExported(
    tx,
    groups.map((group) => group.id),
  );
}
