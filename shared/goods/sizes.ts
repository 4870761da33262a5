export type SizeSystem =
  | 'women'
  | 'men'
  | 'children'
  | 'shoes'
  | 'headwear'
  | 'one-size'
  | 'bra'
  | 'hosiery'
  | 'belt';

/** A row of a size table. Body measurements are in centimetres, unless their name states another unit. */
export type Size = {
  value: string;
  international: string | null;
  european: string | null;
  /** Position of the size in its system. Sizes are sorted by it, never by their text. */
  ordinal: number;
  measures: Readonly<Record<string, number>>;
};

type SizeFacts = Omit<Size, 'ordinal' | 'international' | 'european'> & Partial<Size>;

function system(facts: readonly SizeFacts[]): readonly Size[] {
  return facts.map((size, index) => ({
    international: null,
    european: null,
    ...size,
    ordinal: (index + 1) * 10,
  }));
}

function women(value: number, international: string, bust: number, waist: number, hips: number): SizeFacts {
  return {
    value: String(value),
    international,
    european: String(value - 6),
    measures: { 'Обхват груди': bust, 'Обхват талии': waist, 'Обхват бёдер': hips },
  };
}

function men(value: number, international: string): SizeFacts {
  return {
    value: String(value),
    international,
    european: String(value),
    measures: { 'Обхват груди': value * 2, 'Обхват талии': value * 2 - 16 },
  };
}

function shoe(value: string, footMm: number): SizeFacts {
  return { value, european: value, measures: { 'Длина стопы, мм': footMm } };
}

function bra(band: number, cup: string, bust: number): SizeFacts {
  return { value: `${band}${cup}`, measures: { 'Обхват под грудью': band, 'Обхват груди': bust } };
}

/** The size tables of the shop, by system. Ranges are written with an en dash. */
export const sizes: Readonly<Record<SizeSystem, readonly Size[]>> = {
  women: system([
    women(42, 'XS', 84, 66, 90),
    women(44, 'S', 88, 70, 94),
    women(46, 'M', 92, 74, 98),
    women(48, 'L', 96, 78, 102),
    women(50, 'XL', 100, 82, 106),
    women(52, 'XXL', 104, 86, 110),
    women(54, '3XL', 108, 92, 114),
  ]),
  men: system([men(44, 'XS'), men(46, 'S'), men(48, 'M'), men(50, 'L'), men(52, 'XL'), men(54, 'XXL')]),
  children: system(
    Array.from({ length: 20 }, (_, index) => ({
      value: String(50 + index * 6),
      measures: { Рост: 50 + index * 6 },
    })),
  ),
  shoes: system([
    shoe('36', 230),
    shoe('37', 235),
    shoe('38', 245),
    shoe('39', 250),
    shoe('40', 255),
    shoe('41', 265),
    shoe('42', 270),
    shoe('43', 275),
    shoe('43,5', 280),
    shoe('44', 285),
    shoe('45', 290),
  ]),
  headwear: system([
    { value: '48–50', measures: { 'Обхват головы, от': 48, 'Обхват головы, до': 50 } },
    { value: '50–52', measures: { 'Обхват головы, от': 50, 'Обхват головы, до': 52 } },
    { value: '52–54', measures: { 'Обхват головы, от': 52, 'Обхват головы, до': 54 } },
    { value: '54–56', measures: { 'Обхват головы, от': 54, 'Обхват головы, до': 56 } },
    { value: '56–58', measures: { 'Обхват головы, от': 56, 'Обхват головы, до': 58 } },
    { value: '58–60', measures: { 'Обхват головы, от': 58, 'Обхват головы, до': 60 } },
  ]),
  'one-size': system([{ value: 'Единый', measures: {} }]),
  bra: system([
    bra(70, 'A', 84),
    bra(70, 'B', 86),
    bra(70, 'C', 88),
    bra(75, 'A', 89),
    bra(75, 'B', 91),
    bra(75, 'C', 93),
    bra(80, 'B', 96),
    bra(80, 'C', 98),
    bra(80, 'D', 100),
    bra(85, 'C', 103),
    bra(85, 'D', 105),
  ]),
  hosiery: system([
    { value: '35–37', measures: { 'Длина стопы, от': 23, 'Длина стопы, до': 24 } },
    { value: '38–40', measures: { 'Длина стопы, от': 24, 'Длина стопы, до': 26 } },
    { value: '41–43', measures: { 'Длина стопы, от': 26, 'Длина стопы, до': 28 } },
    { value: '44–46', measures: { 'Длина стопы, от': 28, 'Длина стопы, до': 30 } },
  ]),
  belt: system(
    [75, 85, 95, 105, 115].map((waist) => ({ value: String(waist), measures: { 'Обхват талии': waist } })),
  ),
};

/**
 * The sizes of a system from `first` to `last`, including both. Throws if one of them is not in the system.
 */
export function sizeRun(of: SizeSystem, first: string, last: string): readonly Size[] {
  const all = sizes[of];
  const from = all.findIndex((size) => size.value === first);
  const to = all.findIndex((size) => size.value === last);
  if (from < 0 || to < from) throw new RangeError(`The size system ${of} has no range ${first}…${last}.`);
  return all.slice(from, to + 1);
}
