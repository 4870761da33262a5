import { escapeHtml, hrefOf } from './html.ts';
import type { LetterBlock, LetterWords } from './letter-block.ts';

/** Inline CSS for the elements of newsletter blocks. */
type Style = Record<'sentence' | 'subheading' | 'list' | 'item' | 'link' | 'buttonRow' | 'button', string>;

/** Renders blocks as plain text: a paragraph for each block. The URLs of its links follow it. */
export const blocksText = (blocks: readonly LetterBlock[], publicUrl: string): string[] =>
  blocks.flatMap((block, place) => [
    ...(place > 0 ? [''] : []),
    ...textOf(block, (href) => absolute(href, publicUrl)),
  ]);

function textOf(block: LetterBlock, at: (href: string) => string): string[] {
  const hrefsOf = (words: LetterWords) => words.flatMap(({ href }) => (href === undefined ? [] : at(href)));
  const plain = (words: LetterWords) => words.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [plain(block.words), ...hrefsOf(block.words)];
    case 'list':
      return block.items.flatMap((words) => [`• ${plain(words)}`, ...hrefsOf(words)]);
    case 'button':
      return [block.label, at(block.href)];
  }
}

export const blocksHtml = (
  blocks: readonly LetterBlock[],
  { publicUrl, style }: { publicUrl: string; style: Style },
): string[] => blocks.map((block) => htmlOf(block, publicUrl, style));

function htmlOf(block: LetterBlock, publicUrl: string, style: Style): string {
  const at = (href: string) => hrefOf(absolute(href, publicUrl));
  const inline = (words: LetterWords) =>
    words
      .map(({ text, strong, href }) => {
        const html = strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
        return href === undefined ? html : `<a href="${at(href)}" style="${style.link}">${html}</a>`;
      })
      .join('');
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${style.subheading}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="${style.sentence}">${inline(block.words)}</p>`;
    case 'list': {
      const items = block.items.map((words) => `<li style="${style.item}">${inline(words)}</li>`);
      return `<ul style="${style.list}">${items.join('')}</ul>`;
    }
    case 'button':
      return `<p style="${style.buttonRow}"><a href="${at(block.href)}" style="${style.button}">${escapeHtml(block.label)}</a></p>`;
  }
}

const absolute = (href: string, publicUrl: string): string => new URL(href, publicUrl).href;
