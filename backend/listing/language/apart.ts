import { stem } from './stem.ts';

/**
 * Groups of kinds of goods that exclude each other, in dictionary form. A search for one kind does not find
 * goods of another kind in the group, although a name may combine two kinds («платье-рубашка») and a category
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

/** The stems of the kinds of goods that a kind excludes. `kind` is also a stem. */
export function apartFrom(kind: string): ReadonlySet<string> {
  return apart.get(kind) ?? nothing;
}
