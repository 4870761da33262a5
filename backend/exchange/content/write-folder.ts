import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { plainPlaceholders } from '../../domain/pages/page-details.ts';
import { periodOfLanding } from '../../domain/periods/campaign-days.ts';
import { writePeriodEnd } from '../../domain/periods/periods.ts';
import { USUAL_ZONE } from '../../domain/shop-zone.ts';
import type { HomeContent, Period } from '../../domain/tables/content-types.ts';
import { sortedYaml } from '../../platform/files/sorted-yaml.ts';
import type {
  CampaignEntry,
  ContentSet,
  DecorationEntry,
  GiftRuleEntry,
  PageEntry,
  PriceEntry,
  PromoCodeEntry,
} from './content-set.ts';
import { namedPictures, writeMarkdown } from './page-markdown.ts';
import { partFiles } from './read-folder.ts';

/**
 * Writes content as files that `readContentFolder` can read, with periods in the shop's time zone. Returns
 * the paths of the files, relative to the folder.
 */
export async function writeContentFolder(
  folder: string,
  content: ContentSet,
  timeZone = USUAL_ZONE,
): Promise<string[]> {
  const files = new Map<string, string>();
  for (const page of content.pages ?? []) files.set(`pages/${page.kind}/${page.slug}.md`, pageText(page));
  const parts: Record<string, unknown> = {
    [partFiles.home]: content.home && homeFile(content.home, timeZone),
    [partFiles.services]: content.services,
    [partFiles.sizeTables]:
      content.sizeTables && Object.fromEntries(content.sizeTables.map(({ id, body }) => [id, body])),
    [partFiles.campaigns]: content.campaigns?.map((entry) => campaignFile(entry, timeZone)),
    [partFiles.decorations]: content.decorations?.map((entry) => decorationFile(entry, timeZone)),
    [partFiles.promoCodes]: content.promoCodes?.map(promoCodeFile),
    [partFiles.giftRules]: content.giftRules?.map(giftRuleFile),
    [partFiles.prices]: content.prices?.map((entry) => priceFile(entry, timeZone)),
  };
  for (const [file, value] of Object.entries(parts))
    if (value !== undefined) files.set(file, sortedYaml(value, KEYS));
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return [...files.keys()];
}

/** The order of keys in exported files: the order in which people would write them. */
const KEYS: readonly string[] = [
  ...['id', 'code', 'sku', 'vendorCode', 'hero', 'timedHeroes', 'sections'],
  ...['label', 'path', 'kind', 'name', 'title', 'text', 'note', 'link', 'scene', 'wide', 'narrow', 'picture'],
  ...['ordinal', 'isInMenu', 'landing', 'tile', 'timedTiles', 'feature', 'links', 'pictures'],
  ...['columns', 'rows', 'russian', 'european', 'international', 'measurements', 'advice'],
  ...['percent', 'sum', 'freeDelivery', 'price', 'oldPrice', 'from', 'to', 'listings'],
];

/** Formats a page as Markdown with front matter. */
function pageText({ updated, body }: PageEntry): string {
  const { title, description, isFaq, scene, productUrls, blocks } = body;
  const pictures = namedPictures(blocks);
  const matter = {
    title: plainPlaceholders(title),
    description: plainPlaceholders(description),
    updated,
    ...(isFaq && { faq: true }),
    ...(scene && { scene }),
    ...(productUrls && { goods: productUrls }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
  return `---\n${stringify(matter, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${writeMarkdown(blocks)}`;
}

/**
 * Writes the start and end of an entry's period as briefly as possible: for example, as a day instead of a
 * moment.
 */
function timed<T extends Period>({ from, to, ...rest }: T, timeZone: string) {
  return {
    ...rest,
    ...(from !== undefined && { from: writePeriodEnd(from, 'from', timeZone) }),
    ...(to !== undefined && { to: writePeriodEnd(to, 'to', timeZone) }),
  };
}

const homeFile = ({ hero, timedHeroes, sections }: HomeContent, timeZone: string) => ({
  hero,
  ...(timedHeroes && { timedHeroes: timedHeroes.map((one) => timed(one, timeZone)) }),
  sections: sections.map((section) => timed(section, timeZone)),
});

function campaignFile({ landing, ...entry }: CampaignEntry, timeZone: string) {
  if (!landing) return { ...entry, landing };
  const { startsAt: _startsAt, endsAt: _endsAt, ...rest } = landing;
  return { ...entry, landing: timed({ ...rest, ...periodOfLanding(landing) }, timeZone) };
}

const decorationFile = ({ timedTiles, ...entry }: DecorationEntry, timeZone: string) => ({
  ...entry,
  ...(timedTiles && { timedTiles: timedTiles.map((one) => timed(one, timeZone)) }),
});

function priceFile({ kind, code, price, oldPrice, ...period }: PriceEntry, timeZone: string) {
  return {
    [kind]: code,
    price: inRoubles(price),
    ...(oldPrice !== null && { oldPrice: inRoubles(oldPrice) }),
    ...timed(period, timeZone),
  };
}

const inRoubles = (kopecks: number) => kopecks / 100;

/**
 * Drops values that equal their default, because the default applies if the file does not contain the key.
 */
const said = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0),
    ),
  );

function promoCodeFile(code: PromoCodeEntry) {
  return said({
    code: code.code,
    percent: code.kind === 'percent' ? code.value : undefined,
    sum: code.kind === 'sum' ? inRoubles(code.value) : undefined,
    freeDelivery: code.kind === 'free-delivery' ? true : undefined,
    from: code.fromSum > 0 ? inRoubles(code.fromSum) : undefined,
    listings: code.categoryPaths,
    countsReduced: code.countsReduced ? undefined : false,
    combines: code.combines || undefined,
    maxUses: code.maxUses,
    maxUsesPerShopper: code.maxUsesPerOwner,
    starts: code.starts,
    ends: code.ends,
  });
}

function giftRuleFile(rule: GiftRuleEntry) {
  return said({
    id: rule.id,
    title: rule.title,
    from: rule.fromSum === null ? undefined : inRoubles(rule.fromSum),
    models: rule.models,
    gifts: rule.gifts,
    starts: rule.starts,
    ends: rule.ends,
  });
}
