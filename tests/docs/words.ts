import { commentsOf, type Source } from './references.ts';

/** Words to avoid, each with its replacement. docs/glossary.md lists more words. */
const REPLACEMENTS: Record<string, string> = {
  'all the same': 'still',
  anew: 'again',
  anybody: 'anyone',
  'be had': 'in stock, available, fails to load',
  breathe: 'yield to the event loop',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  chore: 'job',
  chores: 'jobs',
  everybody: 'everyone, or the people by name',
  hear: 'receive',
  heard: 'received',
  hears: 'receives',
  housekeeping: 'jobs, cleanup',
  kin: 'related',
  lest: 'so that … not',
  meanwhile: 'by then, at the same time',
  mend: 'correct',
  mended: 'corrected',
  mending: 'spelling',
  mends: 'corrects',
  nobody: 'what does not happen',
  'now and then': 'how often',
  'once more': 'again',
  patience: 'timeout',
  seldom: 'rarely',
  shelf: 'category, folder',
  somebody: 'the person by name: shopper, guest, owner',
  stranger: 'another shopper',
  strangers: 'other shoppers',
  tell: 'show, report, distinguish',
  telling: 'specific',
  tells: 'shows, reports, distinguishes',
  told: 'shown, reported, distinguished',
  untold: 'pending',
  whatever: 'any, every',
  whoever: 'the person by name: shopper, guest, owner',
  whomever: 'the person by name',
};

const AVOIDED = new RegExp(String.raw`\b(?:${Object.keys(REPLACEMENTS).join('|')})\b`, 'gi');

/** Splits identifiers into words: `createCatalogue` → `create Catalogue`, `mended_text` → `mended text`. */
const spaced = (text: string) => text.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/gu, ' ');

/** Finds avoided words in a file and its path. Each is returned as `path: word → instead`. */
export function avoidedWords({ path, text }: Source): string[] {
  const found = `${spaced(path)}\n${spaced(text)}`
    .replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')
    .matchAll(AVOIDED);
  return [...found].map(([word]) => `${path}: ${word} → ${REPLACEMENTS[word.toLowerCase()]}`);
}

/** Turns of phrase that a reader has to decode, each with a plain alternative. */
const TURNS: readonly [turn: string, instead: string][] = [
  ['(?:is|are|was|were) none', 'does not exist, has no …, is invalid'],
  ['those (?:that|who)', 'the noun itself'],
  ['(?:is|are) no more', 'no longer exists, was removed'],
  ['(?:is|are) not of (?:it|them)', 'is not part of it'],
  ['is no (?:address|answer|comment|difference|host|import|page|picture|problem)', 'is not a …'],
  ['what is \\w+ed is', 'the noun itself'],
  ['whom', 'the shopper, the caller'],
  ['for after', 'Call this after …'],
  ['such as is', 'an adjective'],
  ['as far as (?:it is|they are) there', 'if it exists'],
  ['any more', 'no longer'],
  ['so many(?! (?:as|that))', 'the given number of, this many'],
  ['what (?:came|comes|became|becomes) of', 'the result of'],
  ['in the name of', 'as, on behalf of'],
  ['is owed', 'is due, is reserved'],
  ['of which nothing is', 'without'],
];

/** Folders in which comments, test titles and documents must not have these turns of phrase. */
export const PLAIN_ROOMS = [
  ...[
    'backend/',
    'bench/',
    'brand/',
    'demo/',
    'deploy/',
    'docs/',
    'e2e/',
    'garments/',
    'mocks/',
    'samples/',
    'scripts/',
  ],
  ...['server/', 'shared/', 'src/', 'tests/', 'openapi/lint-rules.mjs', 'CONTRIBUTING.md', 'SECURITY.md'],
] as const;

const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\])*)\1/g;

const titlesOf = (code: string) => [...code.matchAll(TITLE)].map(([, , title = '']) => title).join('\n');

/**
 * Finds turns of phrase to avoid, in a document or in the comments and test titles of code. Each is returned
 * as `path: turn → instead`.
 */
export function avoidedTurns({ path, text }: Source): string[] {
  const prose = path.endsWith('.md') ? text.replace(/\s*\n/g, ' ') : `${commentsOf(text)}\n${titlesOf(text)}`;
  return TURNS.flatMap(([turn, instead]) =>
    [...prose.matchAll(new RegExp(String.raw`\b(?:${turn})\b`, 'gi'))].map(
      ([found]) => `${path}: ${found} → ${instead}`,
    ),
  );
}
