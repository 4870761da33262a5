import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { explainIssue } from './explain-issue.ts';
import { quoted } from './written-value.ts';

/**
 * An error in a YAML file: its line, the keys that lead to the value, joined by dots, and the reason in
 * English.
 */
export type YamlIssue = { line: number; place: string; why: string };

/**
 * Returns the line of the value to which the keys lead. If there is no such value, returns the line of the
 * nearest value around it.
 */
export type LineOf = (keys: readonly PropertyKey[]) => number;

export type ReadYaml<T> = { value: T; lineOf: LineOf } | { issues: readonly YamlIssue[] };

/**
 * Parses a YAML file and validates it by a schema. Returns the value, or all errors. An empty file counts as
 * an object without keys.
 */
export function readYaml<T>(yaml: string, schema: z.ZodType<T>, options: YamlOptions = {}): ReadYaml<T> {
  const opened = open(yaml, options);
  return 'issues' in opened ? opened : finish(opened, schema.safeParse(opened.value));
}

/** Does the same as `readYaml`, for a schema with asynchronous steps. */
export async function readYamlAsync<T>(
  yaml: string,
  schema: z.ZodType<T>,
  options: YamlOptions = {},
): Promise<ReadYaml<T>> {
  const opened = open(yaml, options);
  return 'issues' in opened ? opened : finish(opened, await schema.safeParseAsync(opened.value));
}

export type YamlOptions = {
  /** For the front matter of a Markdown file: the line of the file on which the YAML begins. */
  firstLine?: number;
};

type Opened = { value: unknown; document: Document; lineAt: (offset: number) => number; found: YamlIssue[] };

/**
 * Codes of syntax errors after which the rest of the document is still parsed correctly, so that its errors
 * can be reported as well.
 */
const HARMLESS = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'];

function open(yaml: string, { firstLine = 1 }: YamlOptions): Opened | { issues: readonly YamlIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const faults = [...document.errors, ...document.warnings];
  const found = oncePerLine(
    faults.map((fault) => ({ line: lineAt(fault.pos[0]), place: '', why: syntaxReason(fault, yaml) })),
  );
  if (faults.some(({ code }) => !HARMLESS.includes(code))) return { issues: found };
  for (const odd of oddNumbers(document, lineAt)) found.push(odd);
  const wrong = wrongAliases(document, lineAt);
  if (wrong.length > 0) return { issues: [...found, ...wrong] };
  try {
    return { value: document.toJS() ?? {}, document, lineAt, found };
  } catch (error) {
    // Aliases without an anchor were already refused above, so this error means too many aliases
    // (`maxAliasCount`).
    if (!(error instanceof ReferenceError)) throw error;
    return {
      issues: [...found, { line: firstLine, place: '', why: 'the aliases (*) multiply without end' }],
    };
  }
}

function finish<T>({ document, lineAt, found }: Opened, result: z.ZodSafeParseResult<T>): ReadYaml<T> {
  const lineOf: LineOf = (keys) => lineAt(nearest(document, keys)?.range?.[0] ?? 0);
  const issues = result.success
    ? []
    : result.error.issues.flatMap((issue) => toIssues(issue, document, lineAt));
  const lines = new Set(issues.map(({ line }) => line));
  const all = [...found.filter(({ line }) => !lines.has(line)), ...issues];
  if (!result.success || all.length > 0) return { issues: all.sort((one, other) => one.line - other.line) };
  return { value: result.data, lineOf };
}

function toIssues(
  issue: z.core.$ZodIssue,
  document: Document,
  lineAt: (offset: number) => number,
): YamlIssue[] {
  const place = (keys: readonly PropertyKey[]) => keys.map(String).join('.');
  const line = (keys: readonly PropertyKey[]) => lineAt(nearest(document, keys)?.range?.[0] ?? 0);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      line: lineAt(keyOffset(document, issue.path, key) ?? 0),
      place: place([...issue.path, key]),
      why: 'is not a key of this file',
    }));
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const [inner] = issue.issues;
    return [
      {
        line: line(issue.path),
        place: place(issue.path),
        why:
          inner && !inner.message.startsWith('Invalid')
            ? inner.message
            : 'is not a name that is possible here',
      },
    ];
  }
  return [
    {
      line: line(issue.path),
      place: place(issue.path),
      why: explainIssue(issue, nodeAt(document, issue.path)),
    },
  ];
}

function nodeAt(document: Document, keys: readonly PropertyKey[]): Node | undefined {
  const node = document.getIn(keys, true);
  if (isAlias(node)) return node.resolve(document);
  return isNode(node) ? node : undefined;
}

/** The node of the value to which the keys lead, or of the nearest existing value around it. */
function nearest(document: Document, keys: readonly PropertyKey[]): Node | undefined {
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node;
  }
  return undefined;
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number | undefined {
  let offset: number | undefined;
  const parent = path.length === 0 ? document.contents : nodeAt(document, path);
  if (!isNode(parent)) return undefined;
  visit(parent, {
    Pair(_, pair, ancestors) {
      if (ancestors.at(-1) !== parent) return visit.SKIP;
      if (isScalar(pair.key) && String(pair.key.value) === key) offset = pair.key.range?.[0];
      return undefined;
    },
  });
  return offset;
}

/** Errors for numbers that YAML and people read differently: 007, 0o17, 0x1F. */
function oddNumbers(document: Document, lineAt: (offset: number) => number): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, {
    Scalar(key, { type, value, source, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'number' || source === undefined) return;
      if (!/^[+-]?(0\d|0o|0x)|inf|nan/i.test(source)) return;
      const why = `is read as the number ${value}; write ${value}, or ${quoted(source)} if it is a text`;
      issues.push({ line: lineAt(range?.[0] ?? 0), place: `«${source}»`, why });
    },
  });
  return issues;
}

/** Errors for aliases without an anchor before them, and for aliases inside the value that they stand for. */
function wrongAliases(document: Document, lineAt: (offset: number) => number): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, {
    Alias(_, alias) {
      const [start = 0] = alias.range ?? [];
      const target = alias.resolve(document);
      const refuse = (why: string) => issues.push({ line: lineAt(start), place: `*${alias.source}`, why });
      if (target === undefined) refuse('no value above has this name (&)');
      else if (target.range && target.range[0] <= start && start < target.range[2])
        refuse('the value contains itself');
    },
  });
  return issues;
}

function oncePerLine(issues: YamlIssue[]): YamlIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.line, issue])).values()].reverse();
}

function syntaxReason({ code, message, pos }: YAMLError, yaml: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this key occurs twice';
    case 'TAB_AS_INDENT':
      return 'a tab begins the line; write spaces';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'two colons in one line; put a value with a colon in quotes';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a colon with a space after it is missing in this line or the next one';
    case 'BAD_SCALAR_START':
      return `a value that begins with ${yaml[pos[0]]} needs quotes`;
    case 'TAG_RESOLVE_FAILED':
      return 'a value that begins with ! needs quotes';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in double quotes; write single quotes';
    case 'MULTIPLE_DOCS':
      return 'a second document begins with ---; a file has only one';
    case 'RESOURCE_EXHAUSTION':
      return 'values are nested too deep';
    case 'BAD_INDENT':
      return 'a bracket is not closed, or the spaces before this line differ from those of the lines above';
    case 'MISSING_CHAR':
      return 'a quote, a bracket, a comma or a colon is missing';
    default:
      return `is not YAML (${message})`;
  }
}

/** Formats an error as `file:line, place: reason`. */
export const yamlIssueLine = (file: string, { line, place, why }: YamlIssue): string =>
  `${file}:${line}${place === '' ? '' : `, ${place}`}: ${why}`;
