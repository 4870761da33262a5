import { typeset } from '#shared/text/typeset.ts';
import type { ContentBlock, PageContent } from '../../backend/domain/tables/content-types.ts';
import type { PageEntry } from '../../backend/exchange/content/content-set.ts';

type PageDraft = Omit<PageEntry, 'body'> & PageContent;

/** Builds a page and typesets all its texts. */
export function page({ title, description, blocks, ...entry }: PageDraft): PageEntry {
  return {
    ...entry,
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
    case 'picture':
      return block.caption === null ? block : { ...block, caption: typeset(block.caption) };
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

export function table(caption: string, columns: string[], rows: string[][]): ContentBlock {
  return { kind: 'table', caption, columns, rows };
}

/** A block of links. `paths` has the path of each link by the text of the link. */
export function links(paths: Record<string, string>): ContentBlock {
  return { kind: 'links', links: Object.entries(paths).map(([label, path]) => ({ label, path })) };
}
