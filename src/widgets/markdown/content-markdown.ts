import type { ContentBlock, ContentPage, JournalPiece } from '@/lib/api';
import { textPageHref } from '@/shop/addresses/text-pages';
import type { EditorialPage } from '../content-page/load-editorial';
import { cardList } from './card-list';
import { heading, link, list, paragraph, section, table, writeNodes } from './nodes';

/** A text page as Markdown. */
export const contentMarkdown = ({ products, ...page }: ContentPage) => textMarkdown(page, cardList(products));

/** A page about the shop or of the journal as Markdown. */
export const editorialMarkdown = (page: EditorialPage) => textMarkdown(page, cardList(page.cards));

/** The list of the journal as Markdown. */
export const journalMarkdown = (pieces: readonly JournalPiece[]) =>
  writeNodes([
    heading(1, 'Журнал'),
    list(
      pieces.map(({ slug, title, description }) =>
        paragraph(link(title, textPageHref({ kind: 'journal', slug })), ` — ${description}`),
      ),
    ),
  ]);

function textMarkdown(
  { title, updatedAt, blocks }: Pick<ContentPage, 'title' | 'updatedAt' | 'blocks'>,
  goods: ReturnType<typeof cardList>,
): string {
  return writeNodes([
    heading(1, title),
    ...blocks.flatMap(blockNodes),
    ...section('Товары', goods),
    paragraph(`Обновлено ${updatedAt}.`),
  ]);
}

function blockNodes(block: ContentBlock) {
  switch (block.kind) {
    case 'heading':
      return [heading(2, block.text)];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'list':
      return [list(block.items, block.isOrdered)];
    case 'table':
      return [paragraph(block.caption), table(block.columns, block.rows)];
    case 'picture':
      return [paragraph(block.caption ?? block.picture.alt)];
    case 'links':
      return [list(block.links.map(({ label, path }) => link(label, path)))];
  }
}
