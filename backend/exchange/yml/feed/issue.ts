import type { Language } from '../../../platform/language/sentences.ts';
import { sentenceIn } from './russian.ts';

/** An error or warning about an offer, for the person who edits the feed. */
export type Issue = {
  /** The line of the feed on which the field begins or, if the field is missing, the line of the offer. */
  line: number;
  /** The id of the offer; '' if it has none, or if the issue is not about an offer. */
  offerId: string;
  /** The element of the offer that the issue is about: `price`; or its param: `param «Размер»`. */
  field: string;
  /**
   * What is wrong, in English: text that completes a sentence and has no full stop. Its translation is in
   * russian.ts.
   */
  why: string;
};

/** For each kind of imported file, the words for «line» and «offer» in messages. */
const PLACES = {
  feed: { en: ['line', 'offer'], ru: ['строка', 'предложение'] },
  table: { en: ['row', 'article'], ru: ['строка', 'артикул'] },
} as const;

export type IssueSource = keyof typeof PLACES;

/** Where the issue is: `line 15, offer A-1`. */
export function placeOf({ line, offerId }: Issue, language: Language, source: IssueSource = 'feed'): string {
  const [lineWord, offerWord] = PLACES[source][language];
  // A change of a single article is not read from a file, so its issues have no line.
  if (line === 0 && offerId) return `${offerWord} ${offerId}`;
  return `${lineWord} ${line}${offerId ? `, ${offerWord} ${offerId}` : ''}`;
}

const FIELDS = {
  param: 'параметр',
  category: 'категория',
  outlet: 'точка',
  'category without id': 'категория без id',
};

/** The name of a field in words that the person who edits the feed knows. */
export const fieldIn = (language: Language, field: string): string =>
  language === 'en'
    ? field
    : Object.entries(FIELDS).reduce((name, [en, ru]) => name.replace(new RegExp(`^${en}(?=$| )`), ru), field);

/** Formats an issue as one line of the report. */
export const issueLine = (issue: Issue, language: Language, source: IssueSource = 'feed'): string =>
  `${placeOf(issue, language, source)}, ${fieldIn(language, issue.field)}: ${sentenceIn(language, issue.why).text}`;
