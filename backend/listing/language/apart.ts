import { stem } from './stem.ts';

/**
 * Kinds of goods that exclude each other, in dictionary form. They exclude each other although a name may
 * join them («платье-рубашка»), or a category may contain both (shorts among trousers).
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

/** The stems of the kinds of goods that a kind excludes. `kind` is a stem. */
export function apartFrom(kind: string): ReadonlySet<string> {
  return apart.get(kind) ?? nothing;
}
