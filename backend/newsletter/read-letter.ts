import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { parse } from 'yaml';
import { z } from 'zod';
import { typeset } from '#shared/text/typeset.ts';
import { hashOf } from '../domain/secrets.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { LetterBlock, LetterWords } from '../platform/mail/letter-block.ts';

/** A letter of the newsletter, as read from its file. */
export type NewsletterLetter = {
  /** The name of the file without its extension. */
  id: string;
  subject: string;
  preheader: string | null;
  blocks: LetterBlock[];
  contentHash: string;
};

const PARTS = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const ID = /^[\p{L}\p{N}._-]{1,80}$/u;

const head = z.strictObject({
  subject: z.string().trim().min(1).max(150),
  preheader: z.string().trim().min(1).max(200).optional(),
});

/**
 * Reads a letter: front matter with a `subject` and an optional `preheader`, then Markdown of headings
 * (`##`), paragraphs, lists, **strong** words and [links](https://…); a paragraph that is one strong link
 * becomes a button. A letter must not load external content, so pictures are refused.
 * @param name the name of the file, which identifies the letter
 * @throws CommandRefused with the line of the unsupported content
 */
export function readLetter(name: string, text: string): NewsletterLetter {
  const id = name.replace(/\.md$/i, '');
  if (!ID.test(id))
    throw new CommandRefused(
      `${name}: the file name identifies the letter and may contain only letters, digits, - _ and .`,
    );
  const [, front, markdown = ''] = PARTS.exec(text) ?? [];
  if (front === undefined) throw new CommandRefused(`${name} has no front matter between two lines of ---.`);
  const { subject, preheader = null } = readHead(name, front);
  const above = front.split('\n').length + 2;
  const blocks = fromMarkdown(markdown).children.map((node) => toBlock(node, { name, above }));
  if (blocks.length === 0) throw new CommandRefused(`${name} has no text.`);
  const content = { subject: typeset(subject), preheader: preheader && typeset(preheader), blocks };
  return { id, ...content, contentHash: hashOf(JSON.stringify(content)) };
}

function readHead(name: string, front: string): z.infer<typeof head> {
  let values: unknown;
  try {
    values = parse(front);
  } catch (error) {
    throw new CommandRefused(`${name}: the front matter is not valid YAML: ${(error as Error).message}`);
  }
  const read = head.safeParse(values);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CommandRefused(
    `${name}: front matter, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message}`,
  );
}

type Where = { name: string; above: number };

function refuse(node: { position?: RootContent['position'] }, { name, above }: Where, why: string): never {
  throw new CommandRefused(`${name}, line ${(node.position?.start.line ?? 1) + above}: ${why}`);
}

function toBlock(node: RootContent, where: Where): LetterBlock {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', text: typeset(textOf(node)) };
    case 'paragraph':
      return buttonOf(node, where) ?? { kind: 'paragraph', words: wordsOf(node.children, where) };
    case 'list':
      return { kind: 'list', items: itemsOf(node, where) };
    default:
      return refuse(node, where, `${node.type} cannot be sent in a letter.`);
  }
}

/** Recognises a button: `**[Смотреть](/path)**` alone in its paragraph. */
function buttonOf({ children: [strong, ...rest] }: Paragraph, where: Where): LetterBlock | undefined {
  if (strong?.type !== 'strong' || rest.length > 0) return undefined;
  const [link, ...others] = strong.children;
  if (link?.type !== 'link' || others.length > 0) return undefined;
  return { kind: 'button', label: typeset(textOf(link)), href: addressOf(link, where) };
}

const itemsOf = (list: List, where: Where): LetterWords[] =>
  list.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type !== 'paragraph' || rest.length > 0)
      return refuse(item, where, 'a list item must be one paragraph.');
    return wordsOf(only.children, where);
  });

function wordsOf(nodes: readonly PhrasingContent[], where: Where): LetterWords {
  const texts = nodes.map((node) => textOf(node).replace(/\s+/g, ' '));
  // Typesets the texts as one line, so that a short word before a link gets a no-break space. This never
  // adds or removes characters.
  const line = typeset(texts.join(''));
  let at = 0;
  return nodes.map((node, place) => {
    const text = line.slice(at, at + (texts[place]?.length ?? 0));
    at += text.length;
    if (node.type === 'text') return { text };
    if (node.type !== 'strong' && node.type !== 'link')
      return refuse(node, where, `${node.type} cannot be sent in a letter.`);
    const [inner, ...more] = node.children;
    if (inner?.type !== 'text' || more.length > 0)
      return refuse(node, where, 'strong words and links may contain only plain text.');
    return node.type === 'strong' ? { text, strong: true } : { text, href: addressOf(node, where) };
  });
}

/** The target of a link: a path of the shop, or a web address. */
function addressOf(link: { url: string; position?: RootContent['position'] }, where: Where): string {
  const isPath = /^\/(?![/\\])/.test(link.url);
  const isWeb = /^https?:\/\//.test(link.url) && URL.canParse(link.url);
  if (!isPath && !isWeb)
    return refuse(link, where, `${link.url} is neither a path of the shop (/…) nor a web address.`);
  return link.url;
}
