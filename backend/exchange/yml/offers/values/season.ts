import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/круглогод|круглый год|всесезон|мультисезон|любой сезон|^мульти$/, 'Круглый год'],
  [/демисез|межсез/, 'Демисезон'],
  [/зим/, 'Зима'],
  [/лет/, 'Лето'],
  [/весн|осен/, 'Демисезон'],
];

/** The shop's word for a season. A word that the shop does not know stays unchanged. */
function toSeason(text: string): string {
  const line = normalizeForComparison(text);
  if (/весн/.test(line) && /осен/.test(line)) return 'Демисезон';
  return words.find(([word]) => word.test(line))?.[1] ?? oneLine(text);
}

/** The season for one or several values. Winter and summer together mean the whole year. */
export function seasonOf(values: readonly string[]): string {
  const seasons = [...new Set(values.map(toSeason))];
  return seasons.includes('Зима') && seasons.includes('Лето') ? 'Круглый год' : seasons.join(', ');
}
