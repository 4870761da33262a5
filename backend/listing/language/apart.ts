import { stem } from './stem.ts';

/**
 * What is one thing is not the other, although a name joins them («платье-рубашка») or a section holds both (shorts
 * among the trousers). In the dictionary form.
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

/** Stems of the kinds of goods that a kind is not, by its own stem. */
export function apartFrom(kind: string): ReadonlySet<string> {
  return apart.get(kind) ?? nothing;
}
