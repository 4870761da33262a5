import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/круглогод|круглый год|всесезон|мультисезон|любой сезон|^мульти$/, 'Круглый год'],
  [/демисез|межсез/, 'Демисезон'],
  [/зим/, 'Зима'],
  [/лет/, 'Лето'],
  [/весн|осен/, 'Демисезон'],
];

/** Converts a season to the shop's word for it. Unknown words stay as they are. */
function toSeason(text: string): string {
  const line = normalizeForComparison(text);
  if (/весн/.test(line) && /осен/.test(line)) return 'Демисезон';
  return words.find(([word]) => word.test(line))?.[1] ?? oneLine(text);
}

/**
 * The season of goods whose feed has one or several seasons. Winter and summer together mean the whole year.
 */
export function seasonOf(values: readonly string[]): string {
  const seasons = [...new Set(values.map(toSeason))];
  return seasons.includes('Зима') && seasons.includes('Лето') ? 'Круглый год' : seasons.join(', ');
}
