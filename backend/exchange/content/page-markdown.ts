import type { Image, List, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { typeset } from '#shared/text/typeset.ts';
import { isOwnPath } from '#shared/web/safe-address.ts';
import { plainPlaceholders } from '../../domain/pages/page-details.ts';
import type { ContentBlock, SceneSource } from '../../domain/tables/content-types.ts';

/** Markdown that a page cannot show: its line, and in English why it is refused. */
export type MarkdownMistake = { line: number; why: string };

class MarkdownRefused extends Error {
  override name = 'MarkdownRefused';
  readonly line: number;

  constructor(line: number, why: string) {
    super(why);
    this.line = line;
  }
}

/**
 * Parses the Markdown of a page. Allowed are headings (`##`), paragraphs, lists, lists of links, tables (with
 * a caption in *asterisks* above), and pictures `![alt](name "caption")`, where the front matter defines the
 * picture called `name`. Text has no inline formatting and is typeset. All other Markdown is returned as
 * mistakes.
 *
 * `pictures` are the pictures of the front matter. If it is undefined, because the front matter has errors,
 * an undefined picture is not a mistake.
 */
export function readMarkdown(
  markdown: string,
  pictures?: Pictures,
): { blocks: ContentBlock[]; mistakes: MarkdownMistake[] } {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const mistakes: MarkdownMistake[] = [];
  const blocks = children.flatMap((node, index) => {
    if (isCaption(node) && children[index + 1]?.type === 'table') return [];
    try {
      return [toBlock(node, children[index - 1], pictures)];
    } catch (error) {
      if (!(error instanceof MarkdownRefused)) throw error;
      mistakes.push({ line: error.line, why: error.message });
      return [];
    }
  });
  return { blocks, mistakes };
}

type Pictures = Readonly<Record<string, SceneSource>>;

/**
 * If the front matter has errors, this picture is used for every name. The page is refused, so the picture is
 * never shown.
 */
const UNKNOWN_PICTURE: SceneSource = { template: '', widths: [], tint: '', alt: '', width: 1, height: 1 };

function toBlock(node: RootContent, before: RootContent | undefined, pictures?: Pictures): ContentBlock {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', text: plain(node) };
    case 'paragraph': {
      const [only, ...rest] = node.children;
      if (only?.type === 'image' && rest.length === 0) return toPicture(only, pictures);
      return { kind: 'paragraph', text: plain(node) };
    }
    case 'list':
      return isLinkList(node) ? toLinks(node) : toList(node);
    case 'table':
      return toTable(node, before);
    default:
      throw new MarkdownRefused(lineOf(node), `${node.type} cannot be shown on a page`);
  }
}

const lineOf = (node: { position?: RootContent['position'] }) => node.position?.start.line ?? 1;

function toPicture({ url, alt, title, position }: Image, pictures?: Pictures): ContentBlock {
  const picture = pictures === undefined ? UNKNOWN_PICTURE : pictures[url];
  if (!picture) throw new MarkdownRefused(lineOf({ position }), `the front matter has no picture ${url}`);
  for (const text of [alt, title]) if (text) refuseBackslash(text, lineOf({ position }));
  const caption = title ? typeset(title) : null;
  return { kind: 'picture', picture: { ...picture, alt: alt ? typeset(alt) : picture.alt }, caption };
}

/** The text of a Markdown node. Throws if the node contains anything but text, such as bold letters. */
function plain(node: RootContent | Paragraph): string {
  const refuse = (child: { type: string; position?: RootContent['position'] }) => {
    throw new MarkdownRefused(lineOf(child), `this text must be plain: ${child.type} is not allowed here`);
  };
  if ('children' in node) for (const child of node.children) if (child.type !== 'text') refuse(child);
  const text = textOf(node);
  refuseBackslash(text, lineOf(node));
  return typeset(text.replace(/\s+/g, ' ').trim());
}

/**
 * Refuses a backslash before a letter, because shoppers would see it: for example, an editor replaced
 * `\[address]` but left its backslash (`\Moscow`).
 * @param firstLine Number of the line on which the text begins.
 */
function refuseBackslash(text: string, firstLine: number): void {
  const found = /\\(?=(\p{L}{1,20}))/u.exec(text);
  if (!found) return;
  const line = firstLine + text.slice(0, found.index).split('\n').length - 1;
  throw new MarkdownRefused(line, `shoppers would see the backslash before «${found[1]}»: remove it`);
}

const isCaption = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis';

/** Whether every item of a list is a single link. */
const isLinkList = (list: List) =>
  list.children.every(({ children: [only, ...rest] }) => {
    return rest.length === 0 && only?.type === 'paragraph' && isOneLink(only);
  });

const isOneLink = ({ children }: Paragraph) => children.length === 1 && children[0]?.type === 'link';

function toLinks(list: List): ContentBlock {
  const links = list.children.flatMap(({ children: [paragraph] }) => {
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (link?.type !== 'link') return [];
    if (!isOwnPath(link.url))
      throw new MarkdownRefused(
        lineOf(link),
        `${link.url} is not a path of this shop such as /support/shipping`,
      );
    return [{ label: plain(link), path: link.url }];
  });
  return { kind: 'links', links };
}

function toList(list: List): ContentBlock {
  const items = list.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type !== 'paragraph' || rest.length > 0)
      throw new MarkdownRefused(lineOf(item), 'a list item must be one paragraph');
    return plain(only);
  });
  return { kind: 'list', isOrdered: list.ordered ?? false, items };
}

function toTable(table: Table, before: RootContent | undefined): ContentBlock {
  if (!isCaption(before))
    throw new MarkdownRefused(lineOf(table), 'a table needs a caption above it, a paragraph in *asterisks*');
  const [head, ...body] = table.children.map((row) => row.children.map((cell) => plain(cell)));
  const columns = head ?? [];
  const uneven = body.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0)
    throw new MarkdownRefused(lineOf(table) + 2 + uneven, `a row needs ${columns.length} cells`);
  const caption = textOf(before);
  refuseBackslash(caption, lineOf(before));
  return { kind: 'table', caption: typeset(caption), columns, rows: body };
}

/** The pictures of a page by the names that `writeMarkdown` gives them, for the front matter. */
export const namedPictures = (blocks: readonly ContentBlock[]): Record<string, SceneSource> =>
  Object.fromEntries(
    blocks
      .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
      .map((picture, index) => [`picture-${index + 1}`, picture]),
  );

/** Writes the text of a page as Markdown, so that `readMarkdown` returns the same text. */
export function writeMarkdown(blocks: readonly ContentBlock[]): string {
  let pictures = 0;
  const children = blocks.flatMap((block) => {
    if (block.kind === 'picture') pictures += 1;
    return toNodes(block, `picture-${pictures}`);
  });
  const markdown = toMarkdown(
    { type: 'root', children },
    { extensions: [gfmTableToMarkdown({ tablePipeAlign: false })], bullet: '-', emphasis: '*' },
  );
  return markdown.replace(ESCAPED_PLACEHOLDER, '$1[$2]');
}

/**
 * Matches a placeholder such as `\[address]` whose backslash is not needed, and would remain when an editor
 * replaces the placeholder. The backslash is needed if a colon, bracket or parenthesis follows, or if an
 * escaped backslash comes before.
 */
const ESCAPED_PLACEHOLDER = /(?<!\\)((?:\\\\)*)\\\[([\p{Script=Cyrillic}][^\][\\\n]{0,79})\](?![:([])/gu;

const words = (value: string) => ({ type: 'text' as const, value: plainPlaceholders(value) });
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [words(value)] });

/** @param name The name that the front matter gives to the picture of this block. */
function toNodes(block: ContentBlock, name: string): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', depth: 2, children: [words(block.text)] }];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'list':
      return [listOf(block.isOrdered, block.items.map(paragraph))];
    case 'links':
      return [
        listOf(
          false,
          block.links.map(({ label, path }) => ({
            type: 'paragraph',
            children: [{ type: 'link', url: path, children: [words(label)] }],
          })),
        ),
      ];
    case 'picture': {
      const { picture, caption } = block;
      const image: Image = { type: 'image', url: name, alt: picture.alt, title: caption };
      return [{ type: 'paragraph', children: [image] }];
    }
    case 'table':
      return [
        { type: 'paragraph', children: [{ type: 'emphasis', children: [words(block.caption)] }] },
        {
          type: 'table',
          children: [block.columns, ...block.rows].map((cells) => ({
            type: 'tableRow',
            children: cells.map((cell) => ({ type: 'tableCell', children: [words(cell)] })),
          })),
        },
      ];
  }
}

const listOf = (ordered: boolean, items: Paragraph[]): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
});
