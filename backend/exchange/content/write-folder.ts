import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { ContentSet, GiftRuleEntry, PageEntry, PromoCodeEntry } from './content-set.ts';
import { namedPictures, writeMarkdown } from './page-markdown.ts';
import { partFiles } from './read-folder.ts';

/** Writes content as files that `readContentFolder` can read. Returns their paths in the folder. */
export async function writeContentFolder(folder: string, content: ContentSet): Promise<string[]> {
  const files = new Map<string, string>();
  for (const page of content.pages ?? []) files.set(`pages/${page.kind}/${page.slug}.md`, pageText(page));
  const parts: Record<string, unknown> = {
    [partFiles.home]: content.home,
    [partFiles.services]: content.services,
    [partFiles.sizeTables]:
      content.sizeTables && Object.fromEntries(content.sizeTables.map(({ id, body }) => [id, body])),
    [partFiles.campaigns]: content.campaigns,
    [partFiles.decorations]: content.decorations,
    [partFiles.promoCodes]: content.promoCodes?.map(promoCodeFile),
    [partFiles.giftRules]: content.giftRules?.map(giftRuleFile),
  };
  for (const [file, value] of Object.entries(parts))
    if (value !== undefined)
      files.set(file, stringify(value, { lineWidth: 110, aliasDuplicateObjects: false }));
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return [...files.keys()];
}

/** A page as Markdown with front matter. */
function pageText({ updated, body }: PageEntry): string {
  const { title, description, isFaq, scene, productUrls, blocks } = body;
  const pictures = namedPictures(blocks);
  const matter = {
    title,
    description,
    updated,
    ...(isFaq && { faq: true }),
    ...(scene && { scene }),
    ...(productUrls && { goods: productUrls }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
  return `---\n${stringify(matter, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${writeMarkdown(blocks)}`;
}

const inRoubles = (kopecks: number) => kopecks / 100;

/** Drops default values, because an absent line means the default. */
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
