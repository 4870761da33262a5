import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '#shared/text/typeset.ts';
import { type Details, fillInPage, unfilled } from '../../domain/pages/page-details.ts';
import { USUAL_ZONE } from '../../domain/shop-zone.ts';
import type { ContentKind } from '../../domain/tables/content-types.ts';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import { FolderReading } from '../../platform/files/folder-reading.ts';
import { type LineOf, readYamlAsync } from '../../platform/files/yaml-file.ts';
import { ContentRefused } from './content-error.ts';
import type { ContentSet, PageEntry } from './content-set.ts';
import { readMarkdown } from './page-markdown.ts';
import { fileSchemas } from './schemas/file-schemas.ts';
import type { TakePicture } from './schemas/pictures.ts';

/** Names of the folders of pages. Each is the kind of its pages and the first segment of their URL paths. */
export const pageKinds: readonly ContentKind[] = ['page', 'guide', 'policy', 'support', 'about', 'journal'];

/** For each part of the content, the name of its YAML file. */
export const partFiles = {
  home: 'home.yaml',
  services: 'services.yaml',
  sizeTables: 'size-tables.yaml',
  campaigns: 'campaigns.yaml',
  decorations: 'decorations.yaml',
  promoCodes: 'promo-codes.yaml',
  giftRules: 'gift-rules.yaml',
  prices: 'prices.yaml',
} as const;

export type ContentReading = {
  content: ContentSet;
  /** Warnings about placeholders in texts for which neither the settings nor an editor has given a value. */
  warnings: FileIssue[];
};

/** The content of a folder: the parts that were read without errors, and the errors in the other parts. */
export type TriedContent = ContentReading & {
  issues: FileIssue[];
  /** Parts whose files have errors. */
  refused: ReadonlySet<keyof ContentSet>;
  /**
   * For each file, a function that returns the line of a value, so that errors found later can name the line.
   */
  lines: ReadonlyMap<string, LineOf>;
};

type ReadOptions = {
  /** Values for placeholders, such as the seller's details; they replace the placeholders in the texts. */
  details?: Details;
  /**
   * Placeholders that are replaced only when a page is shown, such as the seller's details. They stay in the
   * text and cause no warning.
   */
  shownLater?: Details;
  take: TakePicture;
  /** The shop's time zone (IANA name), in which days and times in the files are understood. */
  timeZone?: string;
};

/** Like `readContentFolder`, but does not throw: returns all errors, and the parts without errors. */
export async function tryContentFolder(
  folder: string,
  { details = {}, shownLater = {}, take, timeZone = USUAL_ZONE }: ReadOptions,
): Promise<TriedContent> {
  const schemas = fileSchemas(take, timeZone);
  const reading = new FolderReading<keyof typeof partFiles>(folder, partFiles);
  const { issues, lines } = reading;
  const warnings: FileIssue[] = [];
  const part: typeof reading.part = (name, schema) => reading.part(name, schema);
  const content: ContentSet = {
    pages: await readPages(
      folder,
      { details, shownLater },
      { issues, warnings, lines, schema: schemas.frontMatter },
    ),
    home: await part('home', schemas.home),
    services: await part('services', schemas.services),
    sizeTables: entries(await part('sizeTables', schemas.sizeTables)),
    campaigns: await part('campaigns', schemas.campaigns),
    decorations: await part('decorations', schemas.decorations),
    promoCodes: await part('promoCodes', schemas.promoCodes),
    giftRules: (await part('giftRules', schemas.giftRules))?.map((rule, index) => ({
      ...rule,
      ordinal: index + 1,
    })),
    prices: await part('prices', schemas.prices),
  };
  await reading.refuseOthers('the content');
  for (const issue of await strangeFolders(folder)) issues.push(issue);
  return { content: present(content), warnings, issues, refused: reading.refused, lines };
}

/**
 * Reads a folder of content: pages as Markdown under `pages/<kind>/`, all other parts as YAML. If the file of
 * a part is missing, the part is undefined. Throws ContentRefused with all errors of all files.
 */
export async function readContentFolder(folder: string, options: ReadOptions): Promise<ContentReading> {
  const { issues, content, warnings } = await tryContentFolder(folder, options);
  if (issues.length > 0) throw new ContentRefused(issues);
  return { content, warnings };
}

/** Reports folders in `pages` whose name is not a known kind of page. */
async function strangeFolders(folder: string): Promise<FileIssue[]> {
  const kinds: readonly string[] = pageKinds;
  return (await readdir(join(folder, 'pages')).catch(() => []))
    .filter((name) => !name.startsWith('.') && !kinds.includes(name))
    .map((name) => ({
      file: `pages/${name}`,
      place: '',
      why: `is not a folder of pages (${kinds.join(', ')})`,
    }));
}

const entries = <T>(record: Record<string, T> | undefined) =>
  record && Object.entries(record).map(([id, body]) => ({ id, body }));

const present = (content: ContentSet): ContentSet =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));

type FrontMatter = ReturnType<typeof fileSchemas>['frontMatter'];
type Findings = {
  issues: FileIssue[];
  warnings: FileIssue[];
  lines: Map<string, LineOf>;
  schema: FrontMatter;
};

async function readPages(
  folder: string,
  { details, shownLater }: { details: Details; shownLater: Details },
  findings: Findings,
) {
  if (!existsSync(join(folder, 'pages'))) return undefined;
  const pages: PageEntry[] = [];
  for (const kind of pageKinds) {
    const files = await readdir(join(folder, 'pages', kind)).catch(() => []);
    for (const name of files.filter((one) => one.endsWith('.md')).sort()) {
      const file = `pages/${kind}/${name}`;
      const text = await readFile(join(folder, file), 'utf8');
      const page = await readPage(text, file, findings);
      if (!page) continue;
      const body = fillInPage(page.body, details);
      for (const place of unfilled(fillInPage(body, shownLater)))
        findings.warnings.push({ file, place, why: 'is not filled in' });
      pages.push({ kind, slug: name.slice(0, -'.md'.length), updated: page.updated, body });
    }
  }
  return pages;
}

const PAGE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Parses a page. If it has errors, adds them to `issues` and returns undefined. */
async function readPage(text: string, file: string, { issues, lines, schema }: Findings) {
  const [, matter, markdown] = PAGE.exec(text) ?? [];
  if (matter === undefined || markdown === undefined) {
    const why = 'a page must begin with front matter between lines of ---';
    issues.push({ file, line: 1, place: '', why });
    return undefined;
  }
  const read = await readYamlAsync(matter, schema, { firstLine: 2 });
  if ('issues' in read) for (const issue of read.issues) issues.push({ file, ...issue });
  else lines.set(file, read.lineOf);
  // If the front matter has errors, the shop does not know which picture names it defines.
  const { blocks, mistakes } = readMarkdown(markdown, 'value' in read ? read.value.pictures : undefined);
  const above = matter.split('\n').length + 2;
  for (const { line, why } of mistakes) issues.push({ file, line: line + above, place: '', why });
  if ('issues' in read || mistakes.length > 0) return undefined;
  const { title, description, updated, faq, scene, goods } = read.value;
  return {
    updated,
    body: {
      title: typeset(title),
      description: typeset(description),
      ...(faq && { isFaq: faq }),
      ...(scene && { scene }),
      ...(goods?.length && { productUrls: goods }),
      blocks,
    },
  };
}
