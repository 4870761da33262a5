import { STOP_WORDS, wordsOf } from './page-words.ts';
import { type Block, plainSection, sectionsOf } from './sections.ts';

/** A page in which the search looks for words of a query. */
export type SearchedPage = { title: string; path: string; blocks: readonly Block[] };

/** A section of a page that matches a query. */
export type SectionMatch = { title: string; heading: string | null; path: string; excerpt: string };

const MAX_MATCHES = 20;
/** Maximum length of the excerpt shown, in characters. */
const EXCERPT = 180;
/** How many times more a word counts in a heading than in the text. */
const IN_HEADING = 3;

/**
 * The part of a word that its forms share at the beginning: «возврата» and «возвраты», «вернуть» and
 * «вернули».
 */
const beginningOf = (word: string) => word.slice(0, Math.max(4, word.length - 3));

/** Beginnings of the significant words of a query, or of all its words if it has only stop words. */
function beginningsOf(query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 2);
  const own = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set((own.length > 0 ? own : words).map(beginningOf))];
}

const holds = (text: string, beginning: string) => wordsOf(text).some((word) => word.startsWith(beginning));

/**
 * Sections that contain words of the query. Sections with more of these words come first; words in headings
 * count more. The result is empty unless the query has a word of at least three letters.
 */
export function findSections(pages: readonly SearchedPage[], query: string): SectionMatch[] {
  const beginnings = beginningsOf(query);
  const found = pages.flatMap(({ title, path, blocks }) =>
    sectionsOf(blocks).map(({ heading, anchor, blocks: own }) => {
      const text = plainSection({ blocks: own });
      const titles = `${title} ${heading ?? ''}`;
      const counts = beginnings.map((one): number =>
        holds(titles, one) ? IN_HEADING : holds(text, one) ? 1 : 0,
      );
      return {
        match: {
          title,
          heading,
          path: anchor === null ? path : `${path}#${anchor}`,
          excerpt: excerptOf(text, beginnings),
        },
        words: counts.filter(Boolean).length,
        weight: counts.reduce((all, count) => all + count, 0),
        isEmpty: text === '',
      };
    }),
  );
  return found
    .filter(({ words, isEmpty }) => words > 0 && !isEmpty)
    .sort((one, other) => other.words - one.words || other.weight - one.weight)
    .slice(0, MAX_MATCHES)
    .map(({ match }) => match);
}

/** The text from the first sentence that contains a word of the query, cut at a word boundary. */
function excerptOf(text: string, beginnings: readonly string[]): string {
  const sentences = text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [];
  const first = sentences.findIndex((sentence) => beginnings.some((one) => holds(sentence, one)));
  const from = sentences.slice(Math.max(0, first)).join('').trim();
  if (from.length <= EXCERPT) return from;
  return `${from.slice(0, from.lastIndexOf(' ', EXCERPT)).replace(/[\s,;:.—–]+$/, '')}…`;
}
