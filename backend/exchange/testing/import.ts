import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, getTableColumns } from 'drizzle-orm';
import { article, category, categoryGroup, variant, variantGroup } from '../../domain/tables/goods.ts';
import { storeStock } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { exportFeed } from '../yml/export/export-feed.ts';
import { type Issue, issueLine } from '../yml/feed/issue.ts';
import { sentenceIn } from '../yml/feed/russian.ts';
import { importFeed } from '../yml/import-feed.ts';
import type { ImportOptions, ImportSummary } from '../yml/import-types.ts';
import { feedText, type OfferFacts } from './feed.ts';

export type ImportTest = {
  db: Database;
  /** Folder that contains the feed. Its subfolder `data` is the shop's data folder. */
  folder: string;
  refused: string[];
  warnings: string[];
  /** Imports offers or, if `feed` is a string, a complete feed. */
  import(feed: readonly OfferFacts[] | string, options?: Partial<ImportOptions>): Promise<ImportSummary>;
  export(file: string, options?: { pictures?: string; audience?: 'anyone' }): Promise<string>;
  goods(): Promise<Awaited<ReturnType<typeof readGoods>>>;
  close(): Promise<void>;
};

export const testMoment = new Date('2026-11-21T09:00:00.000Z');

/** Opens a shop with an empty in-memory database, and a temporary folder for feeds. */
export async function openImportTest(): Promise<ImportTest> {
  const { db, close } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-import-'));
  const refused: string[] = [];
  const warnings: string[] = [];
  const common = { db, dataDir: join(folder, 'data'), publicUrl: 'http://shop.test', now: testMoment };
  return {
    db,
    folder,
    refused,
    warnings,
    async import(feed, options = {}) {
      const file = join(folder, 'feed.yml');
      await mkdir(folder, { recursive: true });
      await writeFile(file, typeof feed === 'string' ? feed : feedText(feed));
      const listener = {
        onRefused: (issues: readonly Issue[]) => void refused.push(...issues.map(lineOf)),
        onWarning: (issue: Issue) => void warnings.push(lineOf(issue)),
        onProgress: () => {},
      };
      return importFeed({ ...common, file, listener, ...options });
    },
    async export(name, { pictures, audience } = {}) {
      const file = join(folder, name);
      await exportFeed({
        ...common,
        file,
        ...(pictures === undefined ? {} : { pictures: join(folder, pictures) }),
        ...(audience && { audience }),
        shopName: 'Лавка',
        onProgress: () => {},
      });
      return file;
    },
    goods: () => readGoods(db),
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Formats an issue in English. Throws if its Russian translation is missing. */
function lineOf(issue: Issue): string {
  if (!/[а-я]/.test(sentenceIn('ru', issue.why).text.replace(/«.*?»/g, '')))
    throw new Error(`There is no Russian for «${issue.why}».`);
  return issueLine(issue, 'en');
}

/** Reads all rows that imports write, in a fixed order, without the columns that contain the current time. */
async function readGoods(db: Database) {
  const { updatedAt: _model, ...groupColumns } = getTableColumns(variantGroup);
  const { updatedAt: _colour, ...variantColumns } = getTableColumns(variant);
  return {
    categories: await db.select().from(category).orderBy(asc(category.path)),
    groups: await db.select(groupColumns).from(variantGroup).orderBy(asc(variantGroup.slug)),
    members: await db
      .select()
      .from(categoryGroup)
      .orderBy(asc(categoryGroup.groupId), asc(categoryGroup.categoryId)),
    variants: await db.select(variantColumns).from(variant).orderBy(asc(variant.productUrl)),
    articles: await db.select().from(article).orderBy(asc(article.sku)),
    outlets: await db.select().from(storeStock).orderBy(asc(storeStock.articleId), asc(storeStock.storeCode)),
  };
}
