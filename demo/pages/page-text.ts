import { typeset } from '#shared/typeset.ts';
import type { ContentBlock, ContentKind, PageContent } from '../../backend/platform/db/content-types.ts';

/** A page of the demo as data; its texts are set already. */
export type DemoPage = {
  kind: ContentKind;
  slug: string;
  /** ISO date of the last change of its text. */
  updatedAt: string;
  body: PageContent;
};

type PageDraft = Omit<DemoPage, 'body'> & PageContent;

/** Puts a page together and sets all its texts. */
export function page({ kind, slug, updatedAt, title, description, blocks }: PageDraft): DemoPage {
  return {
    kind,
    slug,
    updatedAt,
    body: { title: typeset(title), description: typeset(description), blocks: blocks.map(setBlock) },
  };
}

function setBlock(block: ContentBlock): ContentBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: typeset(block.text) };
    case 'list':
      return { ...block, items: block.items.map(typeset) };
    case 'table':
      return {
        ...block,
        caption: typeset(block.caption),
        columns: block.columns.map(typeset),
        rows: block.rows.map((row) => row.map(typeset)),
      };
    case 'links':
      return { ...block, links: block.links.map((link) => ({ ...link, label: typeset(link.label) })) };
  }
}

export function heading(text: string): ContentBlock {
  return { kind: 'heading', text };
}

export function paragraph(text: string): ContentBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: string[]): ContentBlock {
  return { kind: 'list', isOrdered: false, items };
}

/** A list whose order matters. */
export function steps(...items: string[]): ContentBlock {
  return { kind: 'list', isOrdered: true, items };
}

export function table(caption: string, columns: string[], rows: string[][]): ContentBlock {
  return { kind: 'table', caption, columns, rows };
}

/** Where to read on: the words of each link and its path. */
export function links(paths: Record<string, string>): ContentBlock {
  return { kind: 'links', links: Object.entries(paths).map(([label, path]) => ({ label, path })) };
}

/** First paragraph of every document: the demo has no legal person behind it. */
export const demoNotice = paragraph(
  'Это текст демонстрационного магазина. Перед началом продаж продавец заменяет его своим документом; поля в квадратных скобках ждут его сведений.',
);
