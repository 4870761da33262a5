import { normalizeForComparison } from '#shared/text/plain-text.ts';

/**
 * Size systems, each with the words that name it in feeds. If an offer has its size in several systems, the
 * system that comes first here is used.
 */
const SYSTEMS: readonly (readonly [system: string, words: string])[] = [
  ['RU', 'ru rus рус рф рос россия российский русский'],
  ['EU', 'eu eur euro евро европа европейский'],
  ['UK', 'uk великобритания английский'],
  ['US', 'us usa сша американский'],
  ['IT', 'it италия итальянский'],
  ['FR', 'fr франция французский'],
  ['DE', 'de германия немецкий'],
  ['INT', 'int international inter международный буквенный'],
];
const systemOf = new Map(
  SYSTEMS.flatMap(([system, words]) => words.split(' ').map((word) => [word, system] as const)),
);
const SIZE = new Set(['размер', 'размеры', 'разм', 'size', 'sizes', 'р-р']);
const AROUND = new Set(
  'одежды обуви изделия товара вещи головного убора кольца белья ремня на бирке этикетке по в сша clothing shoe shoes'.split(
    ' ',
  ),
);
/** Words that mark a size as the maker's own. It may be in another system than the sizes of the shop. */
const OF_MAKER = new Set('производителя бренда фабричный brand'.split(' '));

/**
 * What a param's name says about the size in its value. Such names are «Российский размер», «Размер (EU)»,
 * «RUS», «Размер обуви».
 */
type SizeName = {
  /** The size system: «RU», «EU», «INT» and so on; '' if the name contains none. */
  system: string;
  /**
   * How clearly the name means the size: 0 is the clearest. The param with the smallest rank is the size of
   * the offer.
   */
  rank: number;
};

/**
 * What the name of a param says about a size; undefined if it is not the size of clothes, as in «Размер
 * упаковки».
 */
export function sizeNameOf(name: string): SizeName | undefined {
  const words = normalizeForComparison(name).match(/р-р|[\p{L}]+/gu) ?? [];
  const systems = words.flatMap((word) => systemOf.get(word) ?? []);
  const [system = ''] = systems;
  const isSize = words.some((word) => SIZE.has(word)) || (systems.length > 0 && words.length === 1);
  const isPlain = words.every(
    (word) => SIZE.has(word) || AROUND.has(word) || OF_MAKER.has(word) || systemOf.has(word),
  );
  if (!isSize || !isPlain || systems.length > 1) return undefined;
  const place = SYSTEMS.findIndex(([one]) => one === system);
  const rank = words.some((word) => OF_MAKER.has(word)) ? 20 : system === '' ? 1 : place * 2;
  return { system, rank };
}
