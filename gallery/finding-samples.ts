import type { Choice } from '@/features/catalog/choice/choice';
import type { FacetData, FacetOption } from '@/features/catalog/choice/facet-data';
import type { SuggestionGroup } from '@/features/search/suggestions/suggestion-groups';
import { COLOURS, LONG_NAME, LONG_WORD, missingPicture, picture } from './samples.ts';

/** Lowest and highest price of the sample goods, in kopecks. */
export const PRICES: readonly [number, number] = [99_000, 2_499_000];

const option = (value: string, name: string, count: number, hex: string | null = null): FacetOption => ({
  value,
  name,
  hex,
  count,
});

/**
 * Facets of clothes. Sizes belong to two scales, and some are sold out. There are more colours than are shown
 * at first, and some have no goods.
 */
export const CLOTHES: FacetData[] = [
  {
    id: 'size',
    title: 'Размер',
    groups: [
      {
        name: 'Одежда',
        options: ['42', '44', '46', '48', '50', '52', '54'].map((size, at) => option(size, size, at % 4)),
      },
      {
        name: 'Обувь',
        options: ['36', '37', '37,5', '38', '39'].map((size) =>
          option(`obuv-${size.replace(',', '-')}`, size, 3),
        ),
      },
    ],
  },
  {
    id: 'colour',
    title: 'Цвет',
    groups: [
      {
        name: '',
        options: [...COLOURS, ...COLOURS].map(({ name, hex }, at) =>
          option(`cvet-${at}`, at < COLOURS.length ? name : `${name} тёмный`, (at * 5) % 14, hex),
        ),
      },
    ],
  },
];

/** A facet whose values show how many goods have them. One value has a very long name. */
export const VALUES: FacetData[] = [
  {
    id: 'material',
    title: 'Состав',
    groups: [
      {
        name: '',
        options: [
          option('khlopok', 'Хлопок', 1204),
          option('sherst', 'Шерсть', 36),
          option('dlinnoe', LONG_WORD, 4),
          option('shelk', 'Шёлк', 0),
        ],
      },
    ],
  },
  { id: 'fit', title: 'Посадка', groups: [{ name: '', options: [option('pryamaya', 'Прямая', 12)] }] },
  {
    id: 'discount',
    title: 'Скидка',
    groups: [{ name: '', options: [option('30', 'от\u00a030\u00a0%', 42)] }],
  },
  {
    id: 'store',
    title: 'Магазин',
    groups: [
      { name: 'Москва', options: [option('moskva-pyatnitskoy', 'Витрина на\u00a0Пятницкой', 9)] },
      { name: 'Казань', options: [option('kazan-baumana', 'Витрина на\u00a0Баумана', 0)] },
    ],
  },
];

export const CHOSEN: Choice = {
  size: ['44', 'obuv-38'],
  colour: ['cvet-1'],
  material: ['sherst'],
  fit: ['pryamaya'],
  discount: ['30'],
  store: ['moskva-pyatnitskoy'],
  priceTo: 1_500_000,
};

const words = (kind: 'recent' | 'query', name: string) => ({
  kind,
  key: `${kind} ${name}`,
  href: '#finding',
  name,
});

/** Suggestions for the query «пал». */
export const SUGGESTIONS: SuggestionGroup[] = [
  { kind: 'recent', title: 'Вы\u00a0искали', options: [words('recent', 'пальто бежевое')] },
  {
    kind: 'query',
    title: 'Запросы',
    options: ['пальто', 'пальто женское', 'палантин'].map((name) => words('query', name)),
  },
  {
    kind: 'category',
    title: 'Разделы',
    options: [
      { kind: 'category', key: 'category palto', href: '#finding', name: 'Пальто', under: 'Верхняя одежда' },
    ],
  },
  {
    kind: 'page',
    title: 'Страницы',
    options: [{ kind: 'page', key: 'page care', href: '#finding', name: 'Уход за\u00a0пальто' }],
  },
  {
    kind: 'product',
    title: 'Товары',
    options: ['c9a27a', '1d1c1b', '26344f'].map((colour, at) => ({
      kind: 'product' as const,
      key: `product ${at}`,
      href: '#finding',
      name: 'Пальто из\u00a0шерсти',
      product: {
        productUrl: `palto-${at}`,
        name: 'Пальто из\u00a0шерсти',
        colourName: 'бежевый',
        price: 1_299_000,
        priceBefore: at === 1 ? 1_999_000 : null,
        picture: picture(colour, 'Пальто спереди'),
      },
    })),
  },
];

/** Suggestions with long words and names, and with a picture that fails to load. */
export const SUGGESTIONS_LONG: SuggestionGroup[] = [
  { kind: 'query', title: 'Запросы', options: [words('query', LONG_WORD.toLowerCase().repeat(2))] },
  {
    kind: 'product',
    title: 'Товары',
    options: [
      {
        kind: 'product',
        key: 'product long',
        href: '#finding',
        name: LONG_NAME,
        product: {
          productUrl: 'palto-long',
          name: LONG_NAME,
          colourName: 'пыльно-розовый меланж',
          price: 99_999_900,
          priceBefore: 199_999_900,
          picture: missingPicture,
        },
      },
    ],
  },
];
