import type { Language } from '../../../platform/language/sentences.ts';
import { sentenceIn } from './russian.ts';

/** An error in an offer, for the editor of the feed. */
export type Issue = {
  /** The line of the feed on which the field begins or, if the field is missing, the line of the offer. */
  line: number;
  /** The id of the offer; '' if the issue is not about an offer, or the offer has no id. */
  offerId: string;
  /** The element of the offer that the issue is about, or its param as `param «Размер»`. */
  field: string;
  /** The reason in English, as the end of a sentence without a full stop. russian.ts has its translation. */
  why: string;
};

/** The words for a line and an offer in messages, by the kind of file that is imported. */
const PLACES = {
  feed: { en: ['line', 'offer'], ru: ['строка', 'предложение'] },
  table: { en: ['row', 'article'], ru: ['строка', 'артикул'] },
} as const;

export type IssueSource = keyof typeof PLACES;

/** The place of an issue: `line 15, offer A-1`. */
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

/** The name of a field in words that an editor of the feed knows. */
export const fieldIn = (language: Language, field: string): string =>
  language === 'en'
    ? field
    : Object.entries(FIELDS).reduce((name, [en, ru]) => name.replace(new RegExp(`^${en}(?=$| )`), ru), field);

/** An issue as one line of the report. */
export const issueLine = (issue: Issue, language: Language, source: IssueSource = 'feed'): string =>
  `${placeOf(issue, language, source)}, ${fieldIn(language, issue.field)}: ${sentenceIn(language, issue.why).text}`;
