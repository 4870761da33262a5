import { normalizeForComparison } from '#shared/text/plain-text.ts';

/**
 * Words for size systems. If an offer has its size in several systems, the system that is first in this list
 * is used.
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
/** Words for a maker's own size, which may be in another system than the sizes of the shop. */
const OF_MAKER = new Set('производителя бренда фабричный brand'.split(' '));

/** A name that says that its value is a size: «Российский размер», «Размер (EU)», «RUS», «Размер обуви». */
type SizeName = {
  /** «RU», «EU», «INT» and so on; '' if the name has no system. */
  system: string;
  /**
   * The smaller the rank, the more clearly the name means the size. The param with the smallest rank is the
   * size of an offer.
   */
  rank: number;
};

/**
 * The information in a param's name about a size; undefined if its words do not mean a size of clothes, as in
 * «Размер упаковки».
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
