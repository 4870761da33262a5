/** Whose body was measured: women, men or children. */
export type Wearer = 'women' | 'men' | 'children';

/** A body measurement. Values are in centimetres. */
export type Measure = 'height' | 'chest' | 'waist' | 'hips' | 'foot';
export type Measures = Partial<Record<Measure, number>>;

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  height: 'Рост',
  chest: 'Обхват груди',
  waist: 'Обхват талии',
  hips: 'Обхват бёдер',
  foot: 'Длина стопы',
};

/** The smallest and the largest plausible value of each body measurement, in centimetres. */
export const MEASURE_BOUNDS: Readonly<Record<Measure, readonly [least: number, most: number]>> = {
  height: [45, 230],
  chest: [35, 180],
  waist: [35, 180],
  hips: [35, 180],
  foot: [8, 35],
};

/** Rounds measurements to a tenth of a centimetre and drops empty values. They are stored in this form. */
export const toTenths = (measures: { [measure in Measure]?: number | undefined }): Measures =>
  Object.fromEntries(
    (Object.keys(MEASURE_BOUNDS) as Measure[]).flatMap((measure) => {
      const value = measures[measure];
      return value === undefined ? [] : [[measure, Math.round(value * 10) / 10]];
    }),
  );

/** A size table. `columns` are its headings; each cell has a number or a range («90–93»). */
export type Sizes = {
  columns: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
};

/**
 * The size that one measurement gives. If the measurement is near the border of two sizes, `size` is the
 * larger one and `between` the smaller one; otherwise `between` is null.
 */
type Part = { measure: Measure; value: number; size: string; between: string | null };

export type MySize = { size: string; parts: Part[] } | { size: null; parts: Part[]; beyond: Measure[] };

const WORDS: readonly (readonly [Measure, RegExp])[] = [
  ['height', /^рост/i],
  ['chest', /груди/i],
  ['waist', /тали/i],
  ['hips', /б[её]д[её]р/i],
  ['foot', /стоп/i],
];

/**
 * The body measurement that a column of a size table contains; undefined for other columns, such as the
 * sleeve length.
 */
const measureOf = (column: string): Measure | undefined =>
  WORDS.find(([, pattern]) => pattern.test(column))?.[0];

/** The body measurements that a size table uses, in the order in which people measure. */
export function measuresOf({ columns }: Pick<Sizes, 'columns'>): Measure[] {
  const tableMeasures = columns.map(measureOf);
  // Children's sizes depend only on height.
  return tableMeasures.includes('height')
    ? ['height']
    : WORDS.flatMap(([one]) => (tableMeasures.includes(one) ? [one] : []));
}

/**
 * Who a size table is for (women, men or children), read from its title. Undefined if the title does not say.
 */
export function wearerOf(title: string): Wearer | undefined {
  if (/детск|малыш/i.test(title)) return 'children';
  if (/мужск/i.test(title)) return 'men';
  return /женск|плать/i.test(title) ? 'women' : undefined;
}

const numbersOf = (cell: string): number[] =>
  (cell.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')));

/**
 * A measurement is between two sizes if it is closer to their border than this share of the step from one
 * size to the next.
 */
const EDGE = 1 / 8;

/** The size that one measurement gives in its column. The border of two sizes lies halfway between them. */
function partOf(
  measure: Measure,
  value: number,
  cells: readonly string[],
  names: readonly string[],
): Part | null {
  const spans = cells.map((cell) => {
    const numbers = numbersOf(cell);
    return { low: Math.min(...numbers), high: Math.max(...numbers) };
  });
  const edges = spans.slice(1).map(({ low }, place) => ((spans[place]?.high ?? low) + low) / 2);
  const steps = spans.slice(1).map(({ low }, place) => low - (spans[place]?.low ?? low));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || edges.some((edge, place) => !(edge > (edges[place - 1] ?? 0)))) return null;
  const margin = (span: { low: number; high: number }, step = 0) =>
    span.low === span.high ? step / 2 : step / 4;
  if (value < first.low - margin(first, steps[0]) || value > last.high + margin(last, steps.at(-1)))
    return null;
  const found = edges.findIndex((edge) => value < edge);
  const place = found < 0 ? spans.length - 1 : found;
  // If the table has a range for the size, a measurement within the range clearly belongs to this size.
  const isInRange = value >= (spans[place]?.low ?? 0) && value <= (spans[place]?.high ?? 0);
  const near = (at: number) =>
    !isInRange && Math.abs(value - (edges[at] ?? Number.NaN)) <= (steps[at] ?? 0) * EDGE;
  const smaller = near(place - 1) ? place - 1 : near(place) ? place : null;
  // Near a border, takes the larger size, which is less likely to be too tight.
  const index = smaller === null ? place : smaller + 1;
  return {
    measure,
    value,
    size: names[index] ?? '',
    between: smaller === null ? null : (names[smaller] ?? null),
  };
}

/**
 * The size that fits a body: each measurement gives a size, and the largest of them is taken. Undefined if
 * the table uses none of the measurements. The size is null if a measurement is outside the table.
 */
export function mySize({ columns, rows }: Sizes, measures: Measures): MySize | undefined {
  const names = rows.map(({ size }) => size);
  const parts: Part[] = [];
  const beyond: Measure[] = [];
  for (const measure of measuresOf({ columns })) {
    const value = measures[measure];
    const column = columns.findIndex((title) => measureOf(title) === measure);
    if (value === undefined || names.length === 0) continue;
    const part = partOf(
      measure,
      value,
      rows.map(({ cells }) => cells[column] ?? ''),
      names,
    );
    if (part) parts.push(part);
    else beyond.push(measure);
  }
  if (beyond.length > 0) return { size: null, parts, beyond };
  if (parts.length === 0) return undefined;
  const size = names.findLast((name) => parts.some((part) => part.size === name)) ?? null;
  return size === null ? undefined : { size, parts };
}

const SHORT: Readonly<Record<Measure, string>> = {
  height: 'рост',
  chest: 'грудь',
  waist: 'талия',
  hips: 'бёдра',
  foot: 'стопа',
};

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;

/** Measurements in words: «грудь 92 см, талия 74,5 см». */
export const measuresWords = (measures: Measures): string =>
  (Object.keys(SHORT) as Measure[])
    .flatMap((measure) => {
      const value = measures[measure];
      return value === undefined ? [] : [`${SHORT[measure]} ${String(value).replace('.', ',')} см`];
    })
    .join(', ');

/** The explanation of a size: «Грудь и бёдра: 46. Талия 76 см между 46 и 48, берите 48 для свободной посадки». */
export function mySizeWords(found: MySize): string {
  if (found.size === null) {
    const names = joined(found.beyond.map((measure) => SHORT[measure]));
    return `В этой таблице нет размера для таких мерок: ${names}`;
  }
  const sure = found.parts.filter(({ between }) => between === null);
  const sizes = [...new Set(sure.map(({ size }) => size))];
  const sentences = [
    ...sizes.map((size) => {
      const names = sure.filter((part) => part.size === size).map(({ measure }) => SHORT[measure]);
      return `${joined(names)}: ${size}`;
    }),
    ...found.parts.flatMap(({ measure, value, size, between }) =>
      between === null
        ? []
        : [
            `${SHORT[measure]} ${String(value).replace('.', ',')} см между ${between} и ${size}, для свободной посадки ${size}`,
          ],
    ),
  ];
  return sentences.map((text) => text.charAt(0).toUpperCase() + text.slice(1)).join('. ');
}
