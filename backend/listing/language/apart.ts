import { stem } from './stem.ts';

/**
 * Groups of words for kinds of goods that exclude each other, in dictionary form. A search for one kind does
 * not find another kind of the same group, although a name may combine two («платье-рубашка») and a category
 * may contain both (shorts among trousers).
 */
const lines: readonly string[] = [
  'платье: рубашка, свитер, джемпер, пиджак, жакет, футболка, худи, майка',
  'сарафан: рубашка, джинсы',
  'рубашка: платье',
  'юбка: брюки, шорты',
  'шорты: брюки, чинос, джинсы, юбка',
  'кепка: шапка',
  'панама: шапка',
  'шляпа: шапка',
  'берет: шапка',
  'жилет: куртка, пальто, джемпер, рубашка',
];

const apart: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines.map((line) => {
    const [one = '', others = ''] = line.split(': ');
    return [stem(one), new Set(others.split(', ').map(stem))];
  }),
);

const nothing: ReadonlySet<string> = new Set();

/** Stems of the kinds of goods that are never found by a search for `kind`, which is a stem as well. */
export function apartFrom(kind: string): ReadonlySet<string> {
  return apart.get(kind) ?? nothing;
}
