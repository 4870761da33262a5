import { type SizeParts, sizeParts } from '#shared/goods/size-label.ts';
import type { Article } from '@/lib/api';

/** Up to this number of sizes, one row of chips is clearer than two. */
const MOST_IN_ONE_ROW = 8;

const TITLES: Readonly<Record<SizeParts['dimension'], readonly [first: string, second: string]>> = {
  height: ['Размер', 'Рост'],
  length: ['Размер', 'Длина'],
  cup: ['Обхват', 'Чашка'],
  width: ['Размер', 'Полнота'],
};

/** The sizes of a colour in two dimensions, such as size and height, each a row of chips. */
export type SizeDimensions = {
  titles: readonly [first: string, second: string];
  firsts: string[];
  seconds: string[];
  partsOf(article: Article): SizeParts;
  /** The article of a pair of values; undefined if the shop does not have it. */
  find(first: string | undefined, second: string | undefined): Article | undefined;
};

/**
 * Splits many sizes into two dimensions. Undefined if there are few sizes, if the sizes do not all have a
 * second dimension of the same kind, or if a row would have a single chip.
 */
export function dimensionsOf(articles: readonly Article[]): SizeDimensions | undefined {
  if (articles.length <= MOST_IN_ONE_ROW) return undefined;
  const parts = new Map<string, SizeParts>();
  for (const { articleId, size } of articles) {
    const own = sizeParts(size);
    if (own) parts.set(articleId, own);
  }
  const [one] = parts.values();
  const all = [...parts.values()].filter(({ dimension }) => dimension === one?.dimension);
  if (one === undefined || all.length < articles.length) return undefined;
  const firsts = [...new Set(all.map(({ first }) => first))];
  const seconds = [...new Set(all.map(({ second }) => second))].sort(bySize);
  if (firsts.length < 2 || seconds.length < 2) return undefined;
  return {
    titles: TITLES[one.dimension],
    firsts,
    seconds,
    partsOf: ({ articleId }) => parts.get(articleId) ?? one,
    find: (first, second) =>
      articles.find(({ articleId }) => {
        const own = parts.get(articleId);
        return own?.first === first && own?.second === second;
      }),
  };
}

/**
 * Sorts values of the second dimension: numbers by value, letters alphabetically, with the cup AA before A.
 */
function bySize(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)) as [number, number];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b || one.length - other.length;
  const rank = (text: string) => (text === 'AA' ? '' : text);
  return rank(one) < rank(other) ? -1 : 1;
}
