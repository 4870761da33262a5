import { dirname, resolve } from 'node:path';
import { asc, gt, sql } from 'drizzle-orm';
import { type SellerVat, vatRateOfGoods } from '#shared/orders/vat.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
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
  /** Path of the feed file to write. It appears there only when the feed is complete. */
  file: string;
  /** Whether to compress the file with gzip. Default: false. */
  gzip?: boolean;
  /**
   * Path of a folder inside the feed's folder, to which the shop's own pictures are copied. If undefined, the
   * feed contains the URLs of the pictures in the shop.
   */
  pictures?: string | undefined;
  dataDir: string;
  publicUrl: string;
  shopName: string;
  /** Legal name of the seller. Default: the shop's name. */
  company?: string | undefined;
  /**
   * The seller's VAT rate. Only the feed for `anyone` contains VAT; if the rate is undefined, that feed has
   * none.
   */
  vat?: SellerVat | undefined;
  now: Date;
  /**
   * Whether all batches are read from one snapshot of the database, even if the export takes long. Default:
   * true. If false, each batch has its own snapshot, and other code can use the database between batches.
   */
  atOneMoment?: boolean;
  /**
   * Whether the export fails if another process is already exporting with this option. Requires
   * `atOneMoment`. Default: false.
   */
  alone?: boolean;
  onProgress: (done: number, of: number) => void;
  /**
   * Who will read the feed. The feed for the retailer contains everything that an import needs to restore the
   * same shop. The feed for anyone contains what marketplaces and advertising services require. Default:
   * retailer.
   */
  audience?: 'retailer' | 'anyone';
  /**
   * Called after each batch with the time in ms that it took. A caller that also serves requests can return a
   * promise that resolves later, as a pause.
   */
  rest?: (workedMs: number) => Promise<void>;
  signal?: AbortSignal;
};

export type ExportSummary = { offers: number; pictures: number };

/**
 * Number of models per batch. `inBetween` applies if other queries may use the database between batches; they
 * then wait for a smaller batch.
 */
const BATCH = { atOneMoment: 100, inBetween: 15 };

/** Key of the advisory lock of exports: an arbitrary number that no other lock uses. */
const EXPORT_LOCK = 7_310_304;

const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes all goods of the shop as a YML feed, in batches of models, in an order that depends only on the
 * goods. Throws FeedError if the folder for pictures is not inside the feed's folder or a file cannot be
 * written, and FeedBusyError if `alone` is set and another process is exporting.
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
      // Between two statements, the export writes to disk and waits for `rest`. On a busy machine, this may
      // take longer than the usual limit for idle transactions.
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

/**
 * Runs a function that reads from the database: either in the snapshot of the whole feed, or in a new
 * snapshot.
 */
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
  const { publicUrl, shopName, company = shopName, now, onProgress, rest, signal } = options;
  const categories = await inMoment(exportedCategories);
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<yml_catalog date="${now.toISOString().slice(0, 19)}+00:00">\n  <shop>\n`,
    xmlLine(4, 'name', shopName),
    xmlLine(4, 'company', company),
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
    const models = await inMoment((tx) =>
      modelsAfter(tx, after, { limit: batch, withHidden: options.audience !== 'anyone' }),
    );
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

/**
 * Returns a function that writes a batch of models as offers, for the audience of the feed. The function
 * returns '' for a model without a number, which was added after the numbers were assigned.
 */
async function offersWriter(
  tx: Database,
  models: readonly ExportedModel[],
  { options: { publicUrl, audience, vat, now }, categories, copies }: Feed,
): Promise<(model: ExportedModel) => Promise<string>> {
  const numbersOf = ({ group, categoryIds }: ExportedModel) =>
    categories.numbersOf(group.categoryId, categoryIds);
  if (audience !== 'anyone')
    return (model) =>
      offersXml(model, {
        publicUrl,
        day: dayInMoscow(now),
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
      vatRateOf: vat === undefined ? undefined : (own) => vatRateOfGoods(dayInMoscow(now), own, vat),
      number,
      category: numbersOf(model)[0] ?? 0,
      categoryNames: categories.namesOf(model.categoryIds),
      picturesOf: ({ pictures }) => copies.refs(pictures, 'jpg'),
    });
  };
}

/** The models that follow the model with the given id, sorted by id; empty after the last model. */
async function modelsAfter(
  tx: Database,
  id: string,
  { limit, withHidden }: { limit: number; withHidden: boolean },
): Promise<ExportedModel[]> {
  const groups = await tx
    .select({ id: variantGroup.id })
    .from(variantGroup)
    .where(gt(variantGroup.id, id))
    .orderBy(asc(variantGroup.id))
    .limit(limit);
  return readExported(
    tx,
    groups.map((group) => group.id),
    { withHidden },
  );
}
