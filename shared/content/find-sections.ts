import { SMALL, wordsOf } from './page-words.ts';
import { type Block, plainSection, sectionsOf } from './sections.ts';

/** A page as it is searched. */
export type SearchedPage = { title: string; path: string; blocks: readonly Block[] };

/** A part of a page that answers a query. */
export type SectionMatch = { title: string; heading: string | null; path: string; excerpt: string };

const MOST = 20;
/** Characters of the part that is shown. */
const EXCERPT = 180;
/** What a word in a heading counts more than one in the text. */
const IN_HEADING = 3;

/** The beginning of a word that its forms have in common: «возврата» and «возвраты», «вернуть» and «вернули». */
const beginningOf = (word: string) => word.slice(0, Math.max(4, word.length - 3));

/** Beginnings of the words of a query that matter. Of a query of small words alone, these. */
function beginningsOf(query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 2);
  const own = words.filter((word) => !SMALL.has(word));
  return [...new Set((own.length > 0 ? own : words).map(beginningOf))];
}

const holds = (text: string, beginning: string) => wordsOf(text).some((word) => word.startsWith(beginning));

/**
 * Parts of pages that have words of a query, those with more of them first, and with them in their headings before others.
 * Without a word of three letters nothing is found.
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
    .slice(0, MOST)
    .map(({ match }) => match);
}

/** The text from the sentence on that has a word of the query, cut between words. */
function excerptOf(text: string, beginnings: readonly string[]): string {
  const sentences = text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [];
  const first = sentences.findIndex((sentence) => beginnings.some((one) => holds(sentence, one)));
  const from = sentences.slice(Math.max(0, first)).join('').trim();
  if (from.length <= EXCERPT) return from;
  return `${from.slice(0, from.lastIndexOf(' ', EXCERPT)).replace(/[\s,;:.—–]+$/, '')}…`;
}
