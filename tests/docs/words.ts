import type { Source } from './references.ts';

/** Words that are not written in this project, and what stands in their place. docs/glossary.md says more. */
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

/** Names of code as words: `createCatalogue` and `mended_text` are two each. */
const spaced = (text: string) => text.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/gu, ' ');

/** Words of a file or of its path that are to be avoided, as `path: word → instead`. */
export function avoidedWords({ path, text }: Source): string[] {
  const found = `${spaced(path)}\n${spaced(text)}`
    .replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')
    .matchAll(AVOIDED);
  return [...found].map(([word]) => `${path}: ${word} → ${REPLACEMENTS[word.toLowerCase()]}`);
}
