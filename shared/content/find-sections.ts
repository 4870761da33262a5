import { STOP_WORDS, wordsOf } from './page-words.ts';
import { type Block, plainSection, sectionsOf } from './sections.ts';

/** A text page of the shop that the search looks through. */
export type SearchedPage = { title: string; path: string; blocks: readonly Block[] };

/** A section that contains words of a query. `heading` is null for the text before the first heading. */
export type SectionMatch = { title: string; heading: string | null; path: string; excerpt: string };

const MAX_MATCHES = 20;
/** Maximum length of the excerpt shown, in characters. */
const EXCERPT = 180;
/** A word in a heading counts as much as this many in the text. */
const IN_HEADING = 3;

/**
 * The beginning of a word without its ending, so that its forms match: «возврата» and «возвраты», «вернуть»
 * and «вернули».
 */
const beginningOf = (word: string) => word.slice(0, Math.max(4, word.length - 3));

/** The beginnings of a query's words without stop words. If there are only stop words, of all its words. */
function beginningsOf(query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 2);
  const own = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set((own.length > 0 ? own : words).map(beginningOf))];
}

const holds = (text: string, beginning: string) => wordsOf(text).some((word) => word.startsWith(beginning));

/**
 * Finds the sections that contain words of a query. Sections with more of these words come first, and words
 * in headings count more. Finds nothing unless the query has a word of at least three letters.
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

/**
 * The excerpt of a section: begins with the first sentence that contains a word of the query, and ends at a
 * word boundary.
 */
function excerptOf(text: string, beginnings: readonly string[]): string {
  const sentences = text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [];
  const first = sentences.findIndex((sentence) => beginnings.some((one) => holds(sentence, one)));
  const from = sentences.slice(Math.max(0, first)).join('').trim();
  if (from.length <= EXCERPT) return from;
  return `${from.slice(0, from.lastIndexOf(' ', EXCERPT)).replace(/[\s,;:.—–]+$/, '')}…`;
}
