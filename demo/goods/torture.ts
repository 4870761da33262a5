import { careNames } from '#shared/goods/care.ts';
import { slugify } from '#shared/text/slug.ts';
import { colours } from '../cloths/colours.ts';
import { demoBarcode, demoUuid } from '../garments/identity.ts';
import type { DemoCatalog, DemoCategory, DemoGroup, DemoPicture, DemoVariant } from '../garments/types.ts';

/**
 * Path of a category with goods that have extreme values. No real shop sells them, but each layout must
 * withstand them. Only inserted with `DEMO_DATA=torture`, for tests.
 */
export const torturePath = 'zhenshchinam/ispytaniya';

/** Earlier than the dates of all other goods, so that the extreme goods never count as new. */
const publishedAt = '2024-01-15';

const usualSizes = ['42', '44', '46', '48', '50', '52'];
const thirtySizes = Array.from({ length: 30 }, (_, index) => String(36 + index * 2));

const longName =
  'Пальто двубортное удлинённое с отстёгивающимся воротником, поясом и накладными карманами из шерсти и кашемира на подкладке';

/** A word of forty letters in which a line cannot break. */
const longWord = 'Водогрязеветроморозоснегопыленепроницаем';

type TortureFacts = {
  /** Last path segment of the product URL. */
  key: string;
  name: string;
  silhouette?: string;
  colours?: number;
  sizes?: readonly string[];
  /** Price in kopecks. */
  price?: number;
  priceBefore?: number;
  stock?: number;
  /** Shown instead of the usual pictures, in every colour of the model. */
  pictures?: DemoPicture[];
  careCodes?: string[];
  composition?: DemoGroup['composition'];
  attributes?: DemoGroup['attributes'];
  description?: string;
};

const rouble = 100;

const facts: readonly TortureFacts[] = [
  { key: 'dlinnoe-nazvanie', name: longName.slice(0, 120) },
  { key: 'dlinnoe-slovo', name: longWord },
  { key: 'sorok-tsvetov', name: 'Пальто в сорока цветах', colours: 40 },
  { key: 'tridtsat-razmerov', name: 'Пальто в тридцати размерах', sizes: thirtySizes },
  { key: 'odin-rubl', name: 'Пальто за рубль', price: rouble },
  {
    key: 'odin-rubl-so-skidkoy',
    name: 'Пальто за рубль вместо двух',
    price: rouble,
    priceBefore: 2 * rouble,
  },
  { key: 'pochti-million', name: 'Пальто почти за миллион', price: 999_999 * rouble },
  {
    key: 'pochti-million-so-skidkoy',
    name: 'Пальто почти за миллион со скидкой',
    price: 999_998 * rouble,
    priceBefore: 999_999 * rouble,
  },
  {
    key: 'bolshaya-skidka',
    name: 'Пальто, которое стоило почти миллион',
    price: rouble,
    priceBefore: 999_999 * rouble,
  },
  { key: 'vsyo-rasprodano', name: 'Пальто, которого больше нет', stock: 0 },
  { key: 'bez-kartinki', name: 'Пальто без картинки', pictures: [] },
  {
    key: 'propavshaya-kartinka',
    name: 'Пальто с пропавшей картинкой',
    pictures: [
      {
        template: '/pictures/0/coat/front/propala-{width}.{format}',
        widths: [240, 400, 640, 900],
        alt: 'Пальто спереди',
        tint: '#e4e2dd',
      },
    ],
  },
  {
    key: 'neizvestnyy-ukhod',
    name: 'Пальто с неизвестным уходом',
    careCodes: ['WASH_NO', 'WASH_ON_THE_MOON', 'IRON_NO'],
  },
  { key: 'ves-ukhod', name: 'Пальто со всеми знаками ухода', careCodes: Object.keys(careNames) },
  { key: 'bez-sostava', name: 'Пальто без состава', composition: [], careCodes: [] },
  {
    key: 'dvadtsat-svoystv',
    name: 'Пальто с двадцатью свойствами',
    attributes: Array.from({ length: 20 }, (_, index) => ({
      name: index === 0 ? 'Свойство с очень длинным названием из многих слов' : `Свойство ${index + 1}`,
      value: index === 0 ? `${longWord}, ${longName}`.slice(0, 120) : `Значение ${index + 1}`,
    })),
  },
  {
    key: 'dlinnoe-opisanie',
    name: 'Пальто с длинным описанием',
    description: `${longName}. `.repeat(16).slice(0, 1999),
  },
];

/** The category of the extreme goods. It is the last one in its department. */
const tortureCategory: DemoCategory = {
  id: demoUuid('category', torturePath),
  parentId: demoUuid('category', 'zhenshchinam'),
  slug: 'ispytaniya',
  path: torturePath,
  name: 'Испытания',
  ordinal: 99,
  kind: 'category',
  sizeSystem: 'women',
};

/**
 * Returns the demo shop with the additional category of extreme goods. Their pictures show a coat that the
 * shop sells.
 */
export function withTorture(catalog: DemoCatalog): DemoCatalog {
  const worn = catalog.groups
    .flatMap(({ variants }) => variants)
    .filter(({ pictures }) => pictures[0]?.template.includes('/coat/'))
    .map(({ pictures }) => pictures);
  return {
    ...catalog,
    categories: [...catalog.categories, tortureCategory],
    groups: [...catalog.groups, ...facts.map((one, index) => toGroup(one, index, worn))],
  };
}

function toGroup(one: TortureFacts, place: number, worn: readonly DemoPicture[][]): DemoGroup {
  const slug = `ispytanie-${one.key}`;
  return {
    id: demoUuid('group', slug),
    slug,
    name: one.name,
    categoryPaths: [torturePath],
    brandLine: 'Витрина',
    description: one.description ?? 'Вещь для проверки вёрстки.',
    composition: one.composition ?? [{ fibre: 'шерсть', percent: 100 }],
    attributes: one.attributes ?? [],
    season: 'Зима',
    fit: 'Прямая',
    careCodes: one.careCodes ?? ['WASH_NO', 'DRYCLEAN_P'],
    sizeSystem: 'women',
    sizeTableId: 'women-outerwear',
    model: null,
    country: 'Россия',
    publishedAt,
    popularity: facts.length - place,
    variants: Object.values(colours)
      .slice(0, one.colours ?? 1)
      .map((colour, index) => toVariant(one, slug, colour, index, worn)),
  };
}

function toVariant(
  one: TortureFacts,
  slug: string,
  colour: (typeof colours)[keyof typeof colours],
  index: number,
  worn: readonly DemoPicture[][],
): DemoVariant {
  const productUrl = `${slug}-${slugify(colour.displayValue)}`;
  const vendorCode = `ISP-${facts.indexOf(one) + 10}-${colour.code}`;
  return {
    id: demoUuid('variant', slug, colour.code),
    productUrl,
    vendorCode,
    colour: {
      family: colour.family,
      displayValue: colour.displayValue,
      value: colour.value,
      hex: colour.hex,
    },
    cloth: null,
    price: one.price ?? 19_990 * rouble,
    priceBefore: one.priceBefore ?? null,
    ordinal: index + 1,
    pictures: one.pictures ?? worn[index % Math.max(1, worn.length)] ?? [],
    articles: (one.sizes ?? usualSizes).map((size, at) => ({
      id: demoUuid('article', slug, colour.code, size),
      sku: `${vendorCode}-${size}`,
      barcode: demoBarcode(slug, colour.code, size),
      size: { value: size, international: null, ordinal: (at + 1) * 10 },
      stock: one.stock ?? 5,
    })),
  };
}
