import { normalizeForComparison } from '../text/plain-text.ts';

/** Words for the kind of a region, such as «область», which many people omit or abbreviate. */
const KINDS = new Set(
  'республика респ область обл край автономный автономная округ ао город федерального значения г и'.split(
    ' ',
  ),
);

const ownWords = (region: string): string[] =>
  normalizeForComparison(region)
    .split(/[^а-яa-z]+/)
    .filter((word) => word !== '' && !KINDS.has(word));

/**
 * Whether two names mean the same region: «Татарстан» and «Республика Татарстан», «Саха» and «Республика Саха
 * (Якутия)».
 */
export function isSameRegion(one: string, other: string): boolean {
  const [few, many] = [ownWords(one), ownWords(other)].sort((a, b) => a.length - b.length);
  if (!few || !many || few.length === 0) return normalizeForComparison(one) === normalizeForComparison(other);
  return few.every((word) => many.includes(word));
}
