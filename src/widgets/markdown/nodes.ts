import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { absolute } from '../head/page-head';

/** A row of a table or of facts; empty cells are allowed. */
export type Row = readonly string[];

/** Writes nodes as Markdown. Texts are escaped, so that they cannot become headings or links. */
export function writeNodes(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmTableToMarkdown({ tablePipeAlign: false })], bullet: '-' },
  );
}

const words = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (...children: (string | PhrasingContent)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
});

export const heading = (depth: 1 | 2 | 3, text: string): RootContent => ({
  type: 'heading',
  depth,
  children: [words(text)],
});

/**
 * A link.
 * @param path a path of the shop, which becomes an absolute URL if the shop's public origin is configured
 */
export const link = (label: string, path: string): PhrasingContent => ({
  type: 'link',
  url: absolute(path),
  children: [words(label)],
});

export const list = (items: readonly (string | PhrasingContent | Paragraph)[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [typeof item !== 'string' && item.type === 'paragraph' ? item : paragraph(item)],
  })),
});

export const table = (columns: Row, rows: readonly Row[]): RootContent => ({
  type: 'table',
  children: [columns, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [words(cell)] })),
  })),
});

/** A quotation, for text that was not written by the shop. */
export const quote = (...texts: string[]): RootContent => ({
  type: 'blockquote',
  children: texts.map((text) => paragraph(text)),
});

/** A section with a heading. Nothing if it would be empty. */
export const section = (title: string, nodes: RootContent[]): RootContent[] =>
  nodes.length === 0 ? [] : [heading(2, title), ...nodes];

/** A list of «name: value» lines. Empty values are left out. */
export function facts(rows: readonly (readonly [name: string, value: string | null | undefined])[]) {
  const known = rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return known.length === 0 ? [] : [list(known)];
}
