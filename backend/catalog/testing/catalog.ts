import { demoUuid } from '../../../demo/garments/identity.ts';
import type { DemoCatalog, DemoCategory, DemoGroup, DemoVariant } from '../../../demo/garments/types.ts';
import { testHome } from './home.ts';

/** The current time in tests of the small shop. */
export const testNow = new Date('2026-11-21T09:00:00.000Z');

/** Number of pieces in stock, keyed by size, in display order of the sizes. */
type Stocks = Readonly<Record<string, number>>;

/** The data of a model on which tests depend. Colours are in the order of `variants`, prices in kopecks. */
export type GroupFacts = {
  slug: string;
  name: string;
  paths: [string, ...string[]];
  publishedAt: string;
  popularity: number;
  season?: string;
  variants: Record<string, { price: number; priceBefore?: number; stocks: Stocks }>;
};

export function articleIdOf(productUrl: string, size: string): string {
  return demoUuid('test', productUrl, size);
}

export function pickOf(slug: string, colour: string): { groupId: string; variantId: string } {
  return { groupId: demoUuid('test', slug), variantId: demoUuid('test', `${slug}-${colour}`) };
}

function toCategoryNode(
  path: string,
  name: string,
  ordinal: number,
  kind: DemoCategory['kind'],
): DemoCategory {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  return {
    id: demoUuid('test', 'category', path),
    parentId: parent === null ? null : demoUuid('test', 'category', parent),
    slug: path.slice(path.lastIndexOf('/') + 1),
    path,
    name,
    ordinal,
    kind,
    sizeSystem: null,
  };
}

function toVariant(
  { slug, name }: GroupFacts,
  colour: string,
  { price, priceBefore, stocks }: GroupFacts['variants'][string],
  ordinal: number,
): DemoVariant {
  const productUrl = `${slug}-${colour}`;
  const picture = (view: string) => ({
    template: `/pictures/0/${slug}/${view}/${colour}-{width}.{format}`,
    widths: [240, 400],
    alt: `${name}, ${view}`,
    tint: '#e4e2dd',
  });
  return {
    id: demoUuid('test', productUrl),
    productUrl,
    vendorCode: productUrl.toUpperCase().slice(0, 40),
    colour: { family: 'Бежевый', displayValue: colour, value: colour.toUpperCase(), hex: '#b28a5e' },
    cloth: null,
    price,
    priceBefore: priceBefore ?? null,
    ordinal,
    pictures: [picture('front'), picture('back')],
    articles: Object.entries(stocks).map(([size, stock], place) => ({
      id: articleIdOf(productUrl, size),
      sku: `${productUrl}-${size}`.toUpperCase(),
      barcode: `${productUrl}-${size}`,
      size: { value: size, international: null, ordinal: (place + 1) * 10 },
      stock,
    })),
  };
}

export function toGroup(facts: GroupFacts): DemoGroup {
  const { slug, name, paths, publishedAt, popularity, season = 'Круглый год' } = facts;
  return {
    id: demoUuid('test', slug),
    slug,
    name,
    categoryPaths: [...paths],
    brandLine: 'Витрина',
    description: `${name} для проверки.`,
    composition: [{ fibre: 'шерсть', percent: 100 }],
    attributes: [{ name: 'Силуэт', value: 'Прямой' }],
    season,
    fit: 'Прямая',
    careCodes: ['WASH_30'],
    sizeSystem: 'women',
    model: { heightCm: 177, size: '44' },
    country: 'Россия',
    publishedAt,
    popularity,
    variants: Object.entries(facts.variants).map(([colour, variant], ordinal) =>
      toVariant(facts, colour, variant, ordinal),
    ),
  };
}

/**
 * Thirty plain T-shirts, so that a listing has a second page. Their prices are equal, so tests see how a sort
 * by price orders goods of equal price.
 */
const tees: GroupFacts[] = Array.from({ length: 30 }, (_, index) => ({
  slug: `futbolka-${index + 1}`,
  name: `Футболка ${index + 1}`,
  paths: ['muzhchinam/futbolki-i-polo'],
  publishedAt: '2025-03-01',
  popularity: 10,
  variants: { belaya: { price: 199_000, stocks: { '46': 20, '48': 20 } } },
}));

const models: GroupFacts[] = [
  {
    slug: 'palto-iz-shersti',
    name: 'Пальто из шерсти',
    paths: ['zhenshchinam/verkhnyaya-odezhda'],
    publishedAt: '2026-09-01',
    popularity: 900,
    season: 'Зима',
    variants: {
      kemel: { price: 1_749_000, priceBefore: 2_499_000, stocks: { '42': 0, '44': 3, '46': 12, '48': 1 } },
      grafit: { price: 2_499_000, stocks: { '42': 0, '44': 0, '46': 2 } },
    },
  },
  {
    slug: 'plate-midi',
    name: 'Платье миди',
    paths: ['zhenshchinam/platya'],
    publishedAt: '2026-11-15',
    popularity: 500,
    variants: {
      izumrud: { price: 699_000, stocks: { '42': 5, '44': 5 } },
      chernoe: { price: 699_000, stocks: { '42': 0, '44': 0 } },
    },
  },
  {
    slug: 'sarafan-letniy',
    name: 'Сарафан летний',
    paths: ['zhenshchinam/platya'],
    publishedAt: '2025-05-01',
    popularity: 800,
    season: 'Лето',
    variants: { len: { price: 499_000, priceBefore: 504_000, stocks: { '42': 5, '44': 5 } } },
  },
  {
    slug: 'svitshot',
    name: 'Свитшот',
    paths: ['zhenshchinam/svitery', 'muzhchinam/futbolki-i-polo'],
    publishedAt: '2026-01-01',
    popularity: 300,
    variants: { molochnyy: { price: 799_000, priceBefore: 999_000, stocks: { '42': 40, '44': 40 } } },
  },
];

/** A small demo catalog with known counts: 34 models in 36 colours. Returns a fresh copy at each call. */
export function testCatalog(): DemoCatalog {
  return {
    categories: [
      toCategoryNode('zhenshchinam', 'Женщинам', 1, 'category'),
      toCategoryNode('muzhchinam', 'Мужчинам', 2, 'category'),
      toCategoryNode('detyam', 'Детям', 3, 'category'),
      toCategoryNode('novinki', 'Новинки', 4, 'new'),
      toCategoryNode('rasprodazha', 'Распродажа', 5, 'sale'),
      toCategoryNode('zhenshchinam/verkhnyaya-odezhda', 'Верхняя одежда', 2, 'category'),
      toCategoryNode('zhenshchinam/platya', 'Платья', 1, 'category'),
      toCategoryNode('zhenshchinam/svitery', 'Свитеры', 3, 'category'),
      toCategoryNode('muzhchinam/futbolki-i-polo', 'Футболки и поло', 1, 'category'),
    ],
    groups: [...models, ...tees].map(toGroup),
    home: testHome(),
  };
}
