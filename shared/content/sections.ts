import { slugify } from '../text/slug.ts';

/** A block of a text page, such as a heading or a paragraph, as the contract defines it. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { label: string }[] }
  | { kind: 'picture'; caption: string | null };

/** A section of a page. The text before the first heading is a section whose heading is null. */
export type Section<B extends Block = Block> = { heading: string | null; anchor: string | null; blocks: B[] };

/** Splits a page into sections, from top to bottom. `anchor` is unique within the page. */
export function sectionsOf<B extends Block>(blocks: readonly B[]): Section<B>[] {
  const sections: Section<B>[] = [{ heading: null, anchor: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const slug = slugify(block.text) || 'razdel';
      const same = sections.filter(({ anchor }) => anchor?.replace(/--\d+$/, '') === slug).length;
      const anchor = same === 0 ? slug : `${slug}--${same + 1}`;
      sections.push({ heading: block.text, anchor, blocks: [] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections.filter(({ heading, blocks: own }) => heading !== null || own.length > 0);
}

/** The texts of a block in order. Leaves out links, because they are about other pages. */
function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map(ended).join(' ');
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(', '))].map(ended).join(' ');
    case 'picture':
      return block.caption ?? '';
    case 'links':
      return '';
  }
}

const ended = (text: string) => (/[.!?…:;]$/.test(text) ? text : `${text}.`);

/** The text of a section without its heading. */
export const plainSection = ({ blocks }: Pick<Section, 'blocks'>): string =>
  blocks.map(plainBlock).filter(Boolean).join(' ');
