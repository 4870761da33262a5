import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** A document, or a source file with comments. The path is relative to the project's root. */
export type Source = { path: string; text: string };

/** The files of the project. References in documents must lead to one of them. */
export type Project = {
  exists(path: string): boolean;
  /** Text of a document, or undefined if it does not exist. */
  read(path: string): string | undefined;
  /** Whether any folder of the project has a file with this name. */
  holds(name: string): boolean;
};

export function projectIn(root: string): Project {
  const names = new Set(globSync('**/*.*', { cwd: root, exclude: isIgnored }).map((path) => basename(path)));
  return {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => {
      const file = join(root, path);
      return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
    },
    holds: (name) => names.has(name),
  };
}

const IGNORED = /(^|\/)(node_modules|dist|generated|\.[\w-]+)(\/|$)/;

const isIgnored = (path: string) => IGNORED.test(path);

/** The files of the project that match the patterns, except generated and installed files. */
export function sourcesIn(root: string, patterns: readonly string[]): Source[] {
  return globSync([...patterns], { cwd: root, exclude: isIgnored })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const withoutCodeBlocks = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '');

/** The anchors that GitHub creates for the headings of a document. */
const anchorsOf = (markdown: string) =>
  [...withoutCodeBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Finds links in a document to files or headings that do not exist. Each is returned as `path: link`. */
export function brokenLinks({ path, text }: Source, project: Project): string[] {
  const links = withoutCodeBlocks(text)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/\]\(([^()\s]*(?:\([^()]*\))?[^()\s]*)\)/g);
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = decodeURIComponent(link).split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!project.exists(target)) return [`${path}: ${link}`];
    if (anchor === undefined) return [];
    return anchorsOf(project.read(target) ?? '').includes(anchor) ? [] : [`${path}: ${link}`];
  });
}

const CITATION = /(?<![\w/.-])((?:[\w.-]+\/)*[\w-]+\.md)\b((?:(?:,| and)? §\d+(?:\.\d+)*)*)/g;

const hasSection = (markdown: string, section: string) =>
  new RegExp(`^#+ ${section.replaceAll('.', String.raw`\.`)}\\.? `, 'm').test(markdown);

/** Finds citations of documents or sections that do not exist. Each is returned as `path: citation`. */
export function brokenCitations({ path, text }: Source, project: Project): string[] {
  const comments = path.endsWith('.md') ? withoutCodeBlocks(text) : commentsOf(text);
  return [...comments.matchAll(CITATION)].flatMap(([, file = '', sections = '']) => {
    const document = project.read(file) ?? project.read(join(dirname(path), file));
    if (document === undefined) return [`${path}: ${file}`];
    return [...sections.matchAll(/§([\d.]*\d)/g)].flatMap(([, section = '']) =>
      hasSection(document, section) ? [] : [`${path}: ${file} §${section}`],
    );
  });
}

/** Matches citations that do not say which file they mean, such as a bare section number. */
const VAGUE =
  /\bsections? \d+(?:(?:,| and) \d+)* of the|\bthe specification,? (?:section|§)|\(specification, |security page/gi;

/**
 * Finds citations in comments that do not name a file of the repository. Each is returned as `path:
 * citation`.
 */
export function vagueCitations({ path, text }: Source): string[] {
  return [...commentsOf(text).matchAll(VAGUE)].map(([citation]) => `${path}: ${citation}`);
}

/** The text of all comments of a source file, with the lines of each comment joined. */
export function commentsOf(code: string): string {
  const comments = code.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*|^\s*#.*/gm);
  return [...comments]
    .map(([comment]) => comment.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' '))
    .join('\n');
}

const PATH = /^[\w.$@-]+(?:\/[\w.$@-]+)+\/?$/;
const NAME = /^[\w$@-][\w.$@-]*\.(?:tsx?|mjs|css|md|ya?ml|json|csv|sql)$/;

/**
 * Finds paths in backticks that look like files or folders of the project but do not exist. Each is returned
 * as `path: missing path`.
 */
export function missingPaths({ path, text }: Source, project: Project): string[] {
  const quoted = withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g);
  return [...quoted].flatMap(([, file = '']) => {
    if (NAME.test(file)) return project.holds(file) ? [] : [`${path}: ${file}`];
    const [room = ''] = file.split('/');
    if (!PATH.test(file) || isIgnored(file) || !project.exists(room)) return [];
    const isThere = project.exists(file) || project.exists(join(dirname(path), file));
    return isThere ? [] : [`${path}: ${file}`];
  });
}
