import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { typeset } from '#shared/text/typeset.ts';
import { hashOf } from '../domain/secrets.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { FileIssue } from '../platform/files/file-issue.ts';
import { FilesRefused } from '../platform/files/files-refused.ts';
import { readYaml } from '../platform/files/yaml-file.ts';
import type { LetterBlock, LetterWords } from '../platform/mail/letter-block.ts';

/** A letter of the newsletter as parsed from its file. */
export type NewsletterLetter = {
  /** Name of the file without its extension; identifies the letter. */
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
 * Parses a letter: front matter with a `subject` and an optional `preheader`, then Markdown. Allowed are
 * headings (`##`), paragraphs, lists, **strong** words and [links](https://…). A paragraph that consists of a
 * single strong link becomes a button. Pictures are refused, because a letter must not load external content.
 * @param name the name of the file, which identifies the letter
 * @throws FilesRefused with all errors, CommandRefused for a file that is not a letter
 */
export function readLetter(name: string, text: string): NewsletterLetter {
  const id = name.replace(/\.md$/i, '');
  if (!ID.test(id))
    throw new CommandRefused(
      `${name}: the file name identifies the letter and may contain only letters, digits, - _ and .`,
    );
  const [, front, markdown = ''] = PARTS.exec(text) ?? [];
  if (front === undefined)
    throw new FilesRefused([
      { file: name, line: 1, place: '', why: 'a letter must begin with front matter between lines of ---' },
    ]);
  const read = readYaml(front, head, { firstLine: 2 });
  const issues: FileIssue[] = 'issues' in read ? read.issues.map((issue) => ({ file: name, ...issue })) : [];
  const above = front.split('\n').length + 2;
  const blocks = fromMarkdown(markdown).children.flatMap((node) => {
    try {
      return [toBlock(node)];
    } catch (error) {
      if (!(error instanceof PartRefused)) throw error;
      issues.push({ file: name, line: error.line + above, place: '', why: error.message });
      return [];
    }
  });
  if (issues.length > 0 || 'issues' in read) throw new FilesRefused(issues);
  if (blocks.length === 0) throw new CommandRefused(`${name} has no text.`);
  const { subject, preheader = null } = read.value;
  const content = { subject: typeset(subject), preheader: preheader && typeset(preheader), blocks };
  return { id, ...content, contentHash: hashOf(JSON.stringify(content)) };
}

/** Thrown if the letter contains Markdown that is not allowed. */
class PartRefused extends Error {
  readonly line: number;

  constructor(line: number, why: string) {
    super(why);
    this.line = line;
  }
}

function refuse(node: { position?: RootContent['position'] }, why: string): never {
  throw new PartRefused(node.position?.start.line ?? 1, why);
}

function toBlock(node: RootContent): LetterBlock {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', text: typeset(textOf(node)) };
    case 'paragraph':
      return buttonOf(node) ?? { kind: 'paragraph', words: wordsOf(node.children) };
    case 'list':
      return { kind: 'list', items: itemsOf(node) };
    default:
      return refuse(node, `${node.type} cannot be sent in a letter`);
  }
}

/** If a paragraph consists only of a strong link, `**[Смотреть](/path)**`, returns it as a button. */
function buttonOf({ children: [strong, ...rest] }: Paragraph): LetterBlock | undefined {
  if (strong?.type !== 'strong' || rest.length > 0) return undefined;
  const [link, ...others] = strong.children;
  if (link?.type !== 'link' || others.length > 0) return undefined;
  return { kind: 'button', label: typeset(textOf(link)), href: addressOf(link) };
}

const itemsOf = (list: List): LetterWords[] =>
  list.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type !== 'paragraph' || rest.length > 0)
      return refuse(item, 'a list item must be one paragraph');
    return wordsOf(only.children);
  });

function wordsOf(nodes: readonly PhrasingContent[]): LetterWords {
  const texts = nodes.map((node) => textOf(node).replace(/\s+/g, ' '));
  // The texts of the paragraph are typeset together, so that a short word before a link gets a no-break
  // space. Typesetting never adds or removes characters, so the result can be split again at the same
  // positions.
  const line = typeset(texts.join(''));
  let at = 0;
  return nodes.map((node, place) => {
    const text = line.slice(at, at + (texts[place]?.length ?? 0));
    at += text.length;
    if (node.type === 'text') return { text };
    if (node.type !== 'strong' && node.type !== 'link')
      return refuse(node, `${node.type} cannot be sent in a letter`);
    const [inner, ...more] = node.children;
    if (inner?.type !== 'text' || more.length > 0)
      return refuse(node, 'strong words and links may contain only plain text');
    return node.type === 'strong' ? { text, strong: true } : { text, href: addressOf(node) };
  });
}

/** Where a link leads: the path of a page in the shop, or the URL of another site. */
function addressOf(link: { url: string; position?: RootContent['position'] }): string {
  const isPath = /^\/(?![/\\])/.test(link.url);
  const isWeb = /^https?:\/\//.test(link.url) && URL.canParse(link.url);
  if (!isPath && !isWeb)
    return refuse(link, `${link.url} is neither a path of the shop (/…) nor a web address`);
  return link.url;
}
