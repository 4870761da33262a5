import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { USUAL_ZONE } from '../../domain/shop-zone.ts';
import type { ContentKind } from '../../domain/tables/content-types.ts';
import { type ContentIssue, ContentRefused } from './content-error.ts';
import type { ContentSet, PageEntry } from './content-set.ts';
import { type Details, fillInPage, unfilled } from './details.ts';
import { fileSchemas } from './file-schemas.ts';
import { MarkdownRefused, readMarkdown } from './page-markdown.ts';
import type { TakePicture } from './take-picture.ts';

/** Folders of pages. Each is also the first part of its pages' addresses. */
export const pageKinds: readonly ContentKind[] = ['page', 'guide', 'policy', 'support', 'about', 'journal'];

/** The YAML file of each part. */
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
  /** Placeholders in pages for details of the seller that are missing in the settings. */
  warnings: ContentIssue[];
};

/**
 * Reads a folder of content: pages as Markdown under `pages/<kind>/`, everything else as YAML. If a file is
 * missing, its part is absent. Throws ContentRefused with all errors.
 */
export async function readContentFolder(
  folder: string,
  {
    details = {},
    take,
    timeZone = USUAL_ZONE,
  }: {
    details?: Details;
    take: TakePicture;
    /** The shop's time zone, in which days and times are meant. */
    timeZone?: string;
  },
): Promise<ContentReading> {
  const issues: ContentIssue[] = [];
  const schemas = fileSchemas(take, timeZone);
  const warnings: ContentIssue[] = [];

  async function part<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const text = await textOf(folder, file);
    if (text === undefined) return undefined;
    const read = readYaml(text, file, issues);
    if (!read) return undefined;
    const result = await schema.safeParseAsync(read.value);
    if (result.success) return result.data;
    issues.push(...issuesOf(file, result.error, read.lineOf));
    return undefined;
  }

  const content: ContentSet = {
    pages: await readPages(folder, details, { issues, warnings, schema: schemas.frontMatter }),
    home: await part(partFiles.home, schemas.home),
    services: await part(partFiles.services, schemas.services),
    sizeTables: entries(await part(partFiles.sizeTables, schemas.sizeTables)),
    campaigns: await part(partFiles.campaigns, schemas.campaigns),
    decorations: await part(partFiles.decorations, schemas.decorations),
    promoCodes: await part(partFiles.promoCodes, schemas.promoCodes),
    giftRules: (await part(partFiles.giftRules, schemas.giftRules))?.map((rule, index) => ({
      ...rule,
      ordinal: index + 1,
    })),
    prices: await part(partFiles.prices, schemas.prices),
  };
  if (issues.length > 0) throw new ContentRefused(issues);
  return { content: present(content), warnings };
}

const entries = <T>(record: Record<string, T> | undefined) =>
  record && Object.entries(record).map(([id, body]) => ({ id, body }));

const present = (content: ContentSet): ContentSet =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));

async function textOf(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file);
  return existsSync(path) ? readFile(path, 'utf8') : undefined;
}

type YamlText = {
  value: unknown;
  /** The line of a value, from 1; that of the nearest value around it if it is absent. */
  lineOf(path: readonly PropertyKey[]): number;
};

/**
 * Parses YAML. Returns undefined and adds an issue if the text is not valid YAML; an empty file gives null.
 */
function readYaml(text: string, file: string, issues: ContentIssue[]): YamlText | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const [start] = error.linePos ?? [];
    issues.push({ file, place: start ? `line ${start.line}` : '', why: error.message.split('\n')[0] ?? '' });
    return undefined;
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  return { value: document.toJS(), lineOf };
}

const issuesOf = (file: string, { issues }: z.ZodError, lineOf: YamlText['lineOf']): ContentIssue[] =>
  issues.map(({ path, message }) => ({ file, line: lineOf(path), place: path.join('.'), why: message }));

type FrontMatter = ReturnType<typeof fileSchemas>['frontMatter'];
type Findings = { issues: ContentIssue[]; warnings: ContentIssue[]; schema: FrontMatter };

async function readPages(folder: string, details: Details, findings: Findings) {
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
      for (const place of unfilled(body)) findings.warnings.push({ file, place, why: 'is not filled in' });
      pages.push({ kind, slug: name.slice(0, -'.md'.length), updated: page.updated, body });
    }
  }
  return pages;
}

const PAGE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads a page. Returns undefined and adds an issue if the page has errors. */
async function readPage(text: string, file: string, { issues, schema }: Findings) {
  const [, matter, markdown] = PAGE.exec(text) ?? [];
  if (matter === undefined || markdown === undefined) {
    issues.push({ file, place: 'line 1', why: 'a page must begin with front matter between lines of ---' });
    return undefined;
  }
  const read = readYaml(matter, file, issues);
  if (!read) return undefined;
  const head = await schema.safeParseAsync(read.value);
  if (!head.success) {
    // The front matter begins on the second line.
    issues.push(...issuesOf(file, head.error, (path) => read.lineOf(path) + 1));
    return undefined;
  }
  const { title, description, updated, faq, scene, goods, pictures } = head.data;
  try {
    return {
      updated,
      body: {
        title,
        description,
        ...(faq && { isFaq: faq }),
        ...(scene && { scene }),
        ...(goods?.length && { productUrls: goods }),
        blocks: readMarkdown(markdown, pictures),
      },
    };
  } catch (error) {
    if (!(error instanceof MarkdownRefused)) throw error;
    const line = error.line + matter.split('\n').length + 2;
    issues.push({ file, place: `line ${line}`, why: error.message });
    return undefined;
  }
}
