/** International sizes, such as `m`, with the equivalent Russian sizes of women and men. */
export const international: Readonly<Record<string, { women: string; men: string }>> = {
  xxs: { women: '40', men: '42' },
  xs: { women: '42', men: '44' },
  s: { women: '44', men: '46' },
  m: { women: '46', men: '48' },
  l: { women: '48', men: '50' },
  xl: { women: '50', men: '52' },
  xxl: { women: '52', men: '54' },
  '2xl': { women: '52', men: '54' },
  xxxl: { women: '54', men: '56' },
  '3xl': { women: '54', men: '56' },
  '4xl': { women: '56', men: '58' },
  '5xl': { women: '58', men: '60' },
};

/** Typical height of children in cm, by their age in whole years. */
export const heightOfYears: readonly number[] = [
  62, 80, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164, 170,
];

/** Typical height of babies: pairs of the maximum age in months and the height in cm. */
export const heightOfMonths: readonly (readonly [number, number])[] = [
  [1, 56],
  [3, 62],
  [6, 68],
  [9, 74],
  [12, 80],
  [18, 86],
  [24, 92],
  [36, 98],
];

/** Children of this height in cm or more are teenagers. */
export const teenagersFrom = 158;

/** From this Russian size on, sizes are plus sizes. */
export const bigFrom = 52;

/** International sizes by the Russian letters that shoppers type for them. */
export const russianLetters: Readonly<Record<string, string>> = {
  хс: 'xs',
  ххс: 'xxs',
  с: 's',
  м: 'm',
  л: 'l',
  хл: 'xl',
  ххл: 'xxl',
  хххл: 'xxxl',
  эска: 's',
  эмка: 'm',
  элька: 'l',
  эль: 'l',
  икс: 'xs',
};

/** Bra cups by the Russian letters that shoppers type for them. */
export const cups: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'b',
  с: 'c',
  ц: 'c',
  д: 'd',
  е: 'e',
  ф: 'f',
};
