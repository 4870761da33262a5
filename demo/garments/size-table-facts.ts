import type { Size, SizeSystem } from '#shared/goods/sizes.ts';

/** How to take each measurement, a sentence for each. */
export const measuring = {
  tape: 'Снимайте мерки по белью: лента лежит ровно и не стягивает.',
  bust: 'Грудь меряют по самым выступающим точкам, сзади лента проходит по лопаткам.',
  waist: 'Талию меряют по самому узкому месту, обычно чуть выше пупка.',
  hips: 'Бёдра меряют по самым выступающим точкам ягодиц, стопы вместе.',
  inseam: 'Шаговый шов меряют по внутренней стороне ноги от паха до щиколотки.',
  sleeve: 'Рукав меряют от края плеча через слегка согнутый локоть до запястья.',
  neck: 'Обхват шеи меряют под кадыком, оставив зазор в палец.',
  over: 'Верхнюю одежду мерьте поверх того, что будете под ней носить.',
  height: 'Рост меряют без обуви, стоя спиной к стене.',
  grow: 'Если рост между двумя размерами, берите больший.',
  foot: 'Стопу меряют вечером, стоя на листе бумаги, от пятки до самого длинного пальца.',
  foots: 'Стопы бывают разными: возьмите большую из двух мерок.',
  winter: 'Для зимней пары на толстый носок прибавьте половину сантиметра.',
  head: 'Обхват головы меряют над бровями и по выступу затылка.',
  belt: 'Ремень меряют от язычка пряжки до среднего отверстия.',
  belted: 'Проще всего измерить ремень, который уже носите.',
} as const;

type Column = readonly [title: string, of: (size: Size) => string];

export type SizeTableFacts = {
  title: string;
  system: SizeSystem;
  /** Sizes with which the table begins and ends: the smallest and the largest that the shop sells. */
  first: string;
  last: string;
  note: string | null;
  columns: readonly Column[];
  advice: readonly (keyof typeof measuring)[];
};

/** A column with a measurement that is stored with each size. */
const own = (title: string, measure: string): Column => [
  title,
  (size) => String(size.measures[measure] ?? ''),
];

/** A column with measurements by size. Sizes that are missing in `values` have an empty cell. */
const listed = (title: string, values: Readonly<Record<string, string | number>>): Column => [
  title,
  ({ value }) => String(values[value] ?? ''),
];

/** Gives the values to sizes from `first` on, in steps of two. */
function byTwo(first: number, ...values: (string | number)[]): Record<string, string | number> {
  return Object.fromEntries(values.map((value, index) => [String(first + index * 2), value]));
}

/** Gives the values to body heights from `first` on, in steps of six centimetres. */
function byHeight(first: number, ...values: (string | number)[]): Record<string, string | number> {
  return Object.fromEntries(values.map((value, index) => [String(first + index * 6), value]));
}

const bust = own('Обхват груди, см', 'Обхват груди');
const waist = own('Обхват талии, см', 'Обхват талии');
const hips = own('Обхват бёдер, см', 'Обхват бёдер');
const menHips = listed('Обхват бёдер, см', byTwo(44, 92, 96, 100, 104, 108, 112));
const rise = ({ value }: Size) => `${Number(value) - 5}–${value}`;
const heightRange: Column = ['Рост, см', rise];
const foot: Column = [
  'Длина стопы, см',
  ({ measures }) => String((measures['Длина стопы, мм'] ?? Number.NaN) / 10).replace('.', ','),
];
const footRange: Column = [
  'Длина стопы, см',
  ({ measures }) => `${measures['Длина стопы, от']}–${measures['Длина стопы, до']}`,
];
const headRange: Column = ['Обхват головы, см', ({ value }) => value];

const women = { system: 'women', first: '42', last: '54' } as const;
const men = { system: 'men', first: '44', last: '54' } as const;
const between =
  'Мерки тела, а не вещи. Между двумя размерами берите больший для свободной посадки и меньший для прилегающей.';

/** Size tables by their id, in the order of the size guide. */
export const sizeTableFacts = {
  'women-tops': {
    ...women,
    title: 'Женские рубашки, футболки, трикотаж и жакеты',
    note: between,
    columns: [bust, waist, listed('Длина рукава, см', byTwo(42, 58, 59, 60, 60, 61, 61, 62))],
    advice: ['tape', 'bust', 'waist', 'sleeve'],
  },
  'women-dresses': {
    ...women,
    title: 'Платья и женская домашняя одежда',
    note: between,
    columns: [bust, waist, hips],
    advice: ['tape', 'bust', 'waist', 'hips'],
  },
  'women-bottoms': {
    ...women,
    title: 'Женские брюки, джинсы и юбки',
    note: 'Мерки тела, а не вещи. Посадка и длина каждой модели указаны в её параметрах.',
    columns: [waist, hips, listed('Шаговый шов, см', byTwo(42, 78, 78, 79, 79, 80, 80, 81))],
    advice: ['tape', 'waist', 'hips', 'inseam'],
  },
  'women-outerwear': {
    ...women,
    title: 'Женская верхняя одежда',
    note: 'Мерки тела. Прибавка на свитер уже заложена в крой.',
    columns: [bust, waist, hips, listed('Длина рукава, см', byTwo(42, 60, 61, 62, 62, 63, 63, 64))],
    advice: ['tape', 'bust', 'hips', 'over'],
  },
  'women-underwear': {
    ...women,
    title: 'Женские трусы',
    note: null,
    columns: [waist, hips],
    advice: ['tape', 'waist', 'hips'],
  },
  'women-socks': {
    system: 'hosiery',
    first: '35–37',
    last: '38–40',
    title: 'Женские носки',
    note: 'Размер носков — размеры обуви, к которым они подходят.',
    columns: [footRange],
    advice: ['foot'],
  },
  'men-tops': {
    ...men,
    title: 'Мужские рубашки, футболки и трикотаж',
    note: between,
    columns: [bust, waist, listed('Обхват шеи, см', byTwo(44, 37, 38, 39, 41, 42, 43))],
    advice: ['tape', 'bust', 'waist', 'neck'],
  },
  'men-bottoms': {
    ...men,
    title: 'Мужские брюки и джинсы',
    note: 'Мерки тела, а не вещи. Посадка и длина каждой модели указаны в её параметрах.',
    columns: [waist, menHips, listed('Шаговый шов, см', byTwo(44, 80, 81, 82, 83, 84, 84))],
    advice: ['tape', 'waist', 'hips', 'inseam'],
  },
  'men-outerwear': {
    ...men,
    title: 'Мужская верхняя одежда и пиджаки',
    note: 'Мерки тела. Прибавка на то, что носят под низом, уже заложена в крой.',
    columns: [bust, waist, listed('Длина рукава, см', byTwo(44, 62, 63, 64, 65, 66, 67))],
    advice: ['tape', 'bust', 'sleeve', 'over'],
  },
  'men-underwear': {
    ...men,
    title: 'Мужское бельё',
    note: null,
    columns: [bust, waist, menHips],
    advice: ['tape', 'waist', 'hips'],
  },
  'men-socks': {
    system: 'hosiery',
    first: '38–40',
    last: '44–46',
    title: 'Мужские носки',
    note: 'Размер носков — размеры обуви, к которым они подходят.',
    columns: [footRange],
    advice: ['foot'],
  },
  children: {
    system: 'children',
    first: '98',
    last: '164',
    title: 'Детская одежда',
    note: 'Размер — рост, на который рассчитана вещь. Возраст указан для ориентира.',
    columns: [
      heightRange,
      listed(
        'Возраст',
        byHeight(
          98,
          '3 года',
          '4 года',
          '5 лет',
          '6 лет',
          '7 лет',
          '8 лет',
          '9 лет',
          '10 лет',
          '11 лет',
          '12 лет',
          '13 лет',
          '14 лет',
        ),
      ),
      listed('Обхват груди, см', byHeight(98, 55, 57, 59, 61, 64, 67, 70, 73, 76, 79, 82, 85)),
      listed('Обхват талии, см', byHeight(98, 52, 53, 54, 55, 57, 59, 61, 63, 65, 67, 69, 71)),
      listed('Обхват бёдер, см', byHeight(98, 57, 59, 62, 65, 68, 71, 75, 78, 82, 85, 89, 92)),
    ],
    advice: ['height', 'grow', 'bust', 'waist'],
  },
  babies: {
    system: 'children',
    first: '62',
    last: '92',
    title: 'Одежда для малышей',
    note: 'Размер — рост, на который рассчитана вещь. Возраст указан для ориентира.',
    columns: [
      heightRange,
      listed(
        'Возраст',
        byHeight(62, '2–3 мес.', '4–6 мес.', '7–9 мес.', '10–12 мес.', '1–1,5 года', '1,5–2 года'),
      ),
      listed('Обхват груди, см', byHeight(62, 42, 45, 47, 49, 51, 53)),
      listed('Обхват талии, см', byHeight(62, 42, 44, 46, 48, 50, 51)),
    ],
    advice: ['height', 'grow'],
  },
  'women-shoes': {
    system: 'shoes',
    first: '36',
    last: '41',
    title: 'Женская обувь',
    note: 'Длина стопы, а не стельки. Средняя полнота.',
    columns: [foot],
    advice: ['foot', 'foots', 'winter'],
  },
  'men-shoes': {
    system: 'shoes',
    first: '40',
    last: '45',
    title: 'Мужская обувь',
    note: 'Длина стопы, а не стельки. Средняя полнота.',
    columns: [foot],
    advice: ['foot', 'foots', 'winter'],
  },
  headwear: {
    system: 'headwear',
    first: '54–56',
    last: '58–60',
    title: 'Шапки',
    note: 'Вязаные шапки тянутся: между двумя размерами берите меньший.',
    columns: [headRange],
    advice: ['head'],
  },
  'children-headwear': {
    system: 'headwear',
    first: '48–50',
    last: '52–54',
    title: 'Детские шапки',
    note: 'Возраст указан для ориентира.',
    columns: [headRange, listed('Возраст', { '48–50': '1–2 года', '50–52': '3–5 лет', '52–54': '6–10 лет' })],
    advice: ['head'],
  },
  belts: {
    system: 'belt',
    first: '75',
    last: '115',
    title: 'Ремни',
    note: 'Размер — длина от пряжки до среднего отверстия из пяти.',
    columns: [
      ['Обхват по поясу брюк, см', ({ value }) => `${Number(value) - 5}–${Number(value) + 5}`],
      ['Общая длина, см', ({ value }) => String(Number(value) + 15)],
    ],
    advice: ['belt', 'belted'],
  },
} as const satisfies Record<string, SizeTableFacts>;
