import { and, eq, inArray, sql } from 'drizzle-orm';
import { giftRule, promoCode } from '../../cart/base/tables.ts';
import { contentPage } from '../../domain/tables/content.ts';
import type { HomeContent } from '../../domain/tables/content-types.ts';
import { article, category, sizeTable, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import { compare, type PartCounts, type PutOptions, type Work } from './compare.ts';
import { ContentRefused } from './content-error.ts';
import { type ContentSet, contentParts, type GiftRuleEntry, type PromoCodeEntry } from './content-set.ts';
import { beginOf, endOf } from './days.ts';
import { homeKey, loadContent, servicesKey } from './load-content.ts';
import { putCampaigns } from './put-campaigns.ts';
import { putPrices } from './put-prices.ts';
import type { TriedContent } from './read-folder.ts';

export type PutReport = {
  parts: Partial<Record<keyof ContentSet, PartCounts>>;
  /** Warnings about goods that the home page names but the shop does not have; the page leaves them out. */
  warnings: FileIssue[];
};

/**
 * Key of the advisory lock that makes parallel imports of content run one after the other. An arbitrary
 * number that no other lock uses.
 */
const CONTENT_LOCK = 7_310_306;

/**
 * Writes content to the shop. Writing the same content again changes nothing. Throws ContentRefused if the
 * content names listings, models (by slug) or sizes (by SKU) that do not exist; the error lists all of them.
 */
export const putContent = (tx: Transaction, content: ContentSet, options: PutOptions): Promise<PutReport> =>
  putTriedContent(tx, { content, warnings: [], issues: [], refused: new Set(), lines: new Map() }, options);

/**
 * Like `putContent`, but for content read from files with errors. Throws ContentRefused with the errors of
 * the files and the errors that occur while the content is written.
 */
export async function putTriedContent(
  tx: Transaction,
  { content, issues: ofFiles, refused, lines }: TriedContent,
  options: PutOptions,
): Promise<PutReport> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
  const before = await loadContent(tx);
  const issues: FileIssue[] = [];
  const warnings: FileIssue[] = [];
  const report: PutReport = { parts: {}, warnings: [] };
  for (const part of contentParts) {
    if (content[part] === undefined) continue;
    const work = { content, before, issues, warnings, ...options };
    report.parts[part] = await putPart[part](tx, work);
  }
  const withLine = ({ keys, ...issue }: FileIssue): FileIssue => {
    const line = keys && lines.get(issue.file)?.(keys);
    return line === undefined ? issue : { ...issue, line };
  };
  // If the file of campaigns has errors, the listings that seem to be missing may be defined in it. Errors
  // about them are left out.
  const found = issues.filter(({ why }) => !refused.has('campaigns') || !why.endsWith(NO_LISTING));
  const all = [...ofFiles, ...found.map(withLine)];
  if (all.length > 0) throw new ContentRefused(all);
  return { ...report, warnings: warnings.map(withLine) };
}

const NO_LISTING = 'is not a listing of the shop';

type PutPart = (tx: Transaction, work: Work) => Promise<PartCounts>;

const putPart: Record<(typeof contentParts)[number], PutPart> = {
  async pages(tx, { content, before, prune, warnings }) {
    const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;
    const { counts, changes, gone } = compare(before.pages, content.pages ?? [], keyOf);
    const named = changes.flatMap(({ kind, slug, body }) =>
      (body.productUrls ?? []).map((url) => ({
        url,
        file: `pages/${kind}/${slug}.md`,
        place: 'goods',
        keys: ['goods'],
      })),
    );
    await warnOfGoods(tx, named, warnings);
    for (const { kind, slug, updated, body } of changes)
      await putPage(tx, { kind, slug, body, updatedAt: new Date(updated) });
    if (prune)
      for (const key of gone) {
        const [kind = '', slug = ''] = key.split('/');
        await tx
          .delete(contentPage)
          .where(and(sql`${contentPage.kind} = ${kind}`, eq(contentPage.slug, slug)));
      }
    return { ...counts, left: prune ? gone.length : 0 };
  },

  async home(tx, work) {
    const { content, before, now, warnings } = work;
    const { home } = content;
    const wanted = home === undefined ? [] : [home];
    const { counts, changes } = compare(before.home ? [before.home] : [], wanted, () => 'home');
    if (home) await checkHome(tx, home, warnings);
    for (const body of changes) await putPage(tx, { ...homeKey, body, updatedAt: now });
    return counts;
  },

  async services(tx, { content, before, now }) {
    const { counts, changes } = compare([before.services], [content.services ?? []], () => 'services');
    for (const body of changes) await putPage(tx, { ...servicesKey, body, updatedAt: now });
    return counts;
  },

  async sizeTables(tx, { content, before, prune }) {
    const { counts, changes, gone } = compare(before.sizeTables, content.sizeTables ?? [], ({ id }) => id);
    for (const row of changes)
      await tx.insert(sizeTable).values(row).onConflictDoUpdate({ target: sizeTable.id, set: row });
    if (prune && gone.length > 0) await tx.delete(sizeTable).where(inArray(sizeTable.id, gone));
    return { ...counts, left: prune ? gone.length : 0 };
  },

  campaigns: putCampaigns,

  async decorations(tx, { content, before, prune, issues }) {
    const { counts, changes, gone } = compare(
      before.decorations,
      content.decorations ?? [],
      ({ path }) => path,
    );
    for (const { path, tile, timedTiles = null, feature } of changes) {
      const changed = await tx
        .update(category)
        .set({ tile, timedTiles, feature })
        .where(eq(category.path, path))
        .returning({ id: category.id });
      if (changed.length === 0)
        issues.push({
          file: 'decorations.yaml',
          place: path,
          keys: [(content.decorations ?? []).findIndex((one) => one.path === path), 'path'],
          why: NO_LISTING,
        });
    }
    if (prune && gone.length > 0)
      await tx
        .update(category)
        .set({ tile: null, timedTiles: null, feature: null })
        .where(inArray(category.path, gone));
    return { ...counts, left: prune ? gone.length : 0 };
  },

  async promoCodes(tx, { content, before, prune, issues }) {
    const wanted = content.promoCodes ?? [];
    const paths = new Set((await tx.select({ path: category.path }).from(category)).map(({ path }) => path));
    for (const [index, { code, categoryPaths }] of wanted.entries())
      for (const [at, path] of categoryPaths.entries())
        if (!paths.has(path))
          issues.push({
            file: 'promo-codes.yaml',
            place: code,
            keys: [index, 'listings', at],
            why: `${path} ${NO_LISTING}`,
          });
    const { counts, changes, gone } = compare(before.promoCodes, wanted, ({ code }) => code);
    for (const row of changes.map(promoCodeRow))
      await tx.insert(promoCode).values(row).onConflictDoUpdate({ target: promoCode.code, set: row });
    if (prune && gone.length > 0) await tx.delete(promoCode).where(inArray(promoCode.code, gone));
    return { ...counts, left: prune ? gone.length : 0 };
  },

  async giftRules(tx, { content, before, prune, issues }) {
    const { counts, changes, gone } = compare(before.giftRules, content.giftRules ?? [], ({ id }) => id);
    for (const rule of changes) {
      const row = await giftRuleRow(tx, rule, issues);
      await tx.insert(giftRule).values(row).onConflictDoUpdate({ target: giftRule.id, set: row });
    }
    if (prune && gone.length > 0) await tx.delete(giftRule).where(inArray(giftRule.id, gone));
    return { ...counts, left: prune ? gone.length : 0 };
  },

  prices: putPrices,
};

async function putPage(tx: Transaction, row: typeof contentPage.$inferInsert): Promise<void> {
  await tx
    .insert(contentPage)
    .values(row)
    .onConflictDoUpdate({ target: [contentPage.kind, contentPage.slug], set: row });
}

function promoCodeRow({ starts, ends, ...code }: PromoCodeEntry): typeof promoCode.$inferInsert {
  return { ...code, startsAt: beginOf(starts), endsAt: endOf(ends) };
}

async function giftRuleRow(
  tx: Transaction,
  { models, gifts, starts, ends, ...rule }: GiftRuleEntry,
  issues: FileIssue[],
): Promise<typeof giftRule.$inferInsert> {
  const groups = await tx
    .select({ id: variantGroup.id, slug: variantGroup.slug })
    .from(variantGroup)
    .where(inArray(variantGroup.slug, models));
  const sizes = await tx
    .select({ id: article.id, sku: article.sku })
    .from(article)
    .where(inArray(article.sku, gifts));
  const groupOf = new Map(groups.map(({ id, slug }) => [slug, id]));
  const articleOf = new Map(sizes.map(({ id, sku }) => [sku, id]));
  const { file, place, keys } = { file: 'gift-rules.yaml', place: rule.title, keys: [rule.ordinal - 1] };
  for (const slug of models.filter((one) => !groupOf.has(one)))
    issues.push({ file, place, keys, why: `${slug} is not a model of the shop` });
  for (const sku of gifts.filter((one) => !articleOf.has(one)))
    issues.push({ file, place, keys, why: `${sku} is not a SKU of the shop` });
  return {
    ...rule,
    forGroupIds: models.flatMap((slug) => groupOf.get(slug) ?? []),
    articleIds: gifts.flatMap((sku) => articleOf.get(sku) ?? []),
    startsAt: beginOf(starts),
    endsAt: endOf(ends),
  };
}

async function checkHome(tx: Transaction, { sections }: HomeContent, warnings: FileIssue[]): Promise<void> {
  const named = sections.flatMap((section, index) => {
    const urls =
      'productUrls' in section
        ? section.productUrls
        : section.kind === 'story' && section.productUrl !== null
          ? [section.productUrl]
          : [];
    return urls.map((url) => ({
      url,
      file: 'home.yaml',
      place: `sections.${index}`,
      keys: ['sections', index],
    }));
  });
  await warnOfGoods(tx, named, warnings);
}

async function warnOfGoods(
  tx: Transaction,
  named: readonly (Omit<FileIssue, 'why'> & { url: string })[],
  warnings: FileIssue[],
): Promise<void> {
  const found = await tx
    .select({ url: variant.productUrl })
    .from(variant)
    .where(
      inArray(
        variant.productUrl,
        named.map(({ url }) => url),
      ),
    );
  const known = new Set(found.map(({ url }) => url));
  for (const { url, ...where } of named)
    if (!known.has(url)) warnings.push({ ...where, why: `${url} is not a product of the shop` });
}
