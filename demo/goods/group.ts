import type { Size } from '#shared/goods/sizes.ts';
import { slugify } from '#shared/text/slug.ts';
import { typeset } from '#shared/text/typeset.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { isMetal, lookId } from '../cloths/finishes.ts';
import { colourway } from '../cloths/prints.ts';
import { attributeNames } from '../garments/attributes.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import { demoBarcode, demoUuid, draw, pick } from '../garments/identity.ts';
import { type PriceKind, priceBands } from '../garments/prices.ts';
import type { Silhouette } from '../garments/silhouette.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { sizeTableOf } from '../garments/size-tables.ts';
import { firstStock } from '../garments/stock.ts';
import type { CompositionPart, DemoArticle, DemoGroup, DemoVariant } from '../garments/types.ts';
import { vendorCodeOf } from '../garments/vendor-code.ts';
import { clothPicture, type GalleryContext, galleryOf } from '../pictures/gallery.ts';
import { descriptionOf } from './description.ts';

/** ISO date from which the demo counts the age of goods. */
export const referenceDate = '2026-11-20';

/** A model counts as new for this many days. */
export const newForDays = 30;

/** The values that random draws and URLs depend on; see `createDemoCatalog`. */
export type GroupContext = GalleryContext & { seed: number };

const patternNames = {
  stripe: 'Полоска',
  pin: 'Тонкая полоска',
  check: 'Клетка',
  tartan: 'Клетка',
  dots: 'Горох',
  floral: 'Цветы',
} as const;

const audienceNames = {
  women: 'Женщинам',
  men: 'Мужчинам',
  girls: 'Девочкам',
  boys: 'Мальчикам',
  babies: 'Малышам',
};

const makers: Partial<Record<string, readonly string[]>> = {
  denim: ['Турция', 'Узбекистан', 'Китай'],
  knit: ['Россия', 'Китай', 'Беларусь'],
  quilt: ['Россия', 'Китай', 'Вьетнам'],
  leather: ['Россия', 'Турция', 'Италия'],
  suede: ['Россия', 'Турция', 'Португалия'],
  sneaker: ['Вьетнам', 'Китай', 'Португалия'],
  acetate: ['Италия', 'Китай'],
  metal: ['Россия', 'Армения'],
};

/**
 * Makes the catalog entry of a model, with colours, sizes, stock and pictures. Discounts and popularity are
 * added later.
 */
export function buildGroup(model: GarmentModel, context: GroupContext): DemoGroup {
  const silhouette = silhouetteOf(model.silhouette);
  const cloth = cloths[model.cloth];
  const slug = slugify(model.name);
  return {
    id: demoUuid('group', slug),
    slug,
    name: model.name,
    categoryPaths: [...model.in, ...(model.alsoIn ?? [])],
    brandLine: brandLineOf(model, silhouette.prices),
    description: descriptionOf(model, slug),
    composition: parts(cloth.composition),
    ...(model.lining ? { lining: parts(model.lining) } : {}),
    attributes: attributesOf(model, silhouette),
    season: model.season ?? cloth.season,
    fit: model.fit ?? silhouette.fit,
    careCodes: [...cloth.care],
    sizeSystem: model.sizeSystem,
    sizeTableId: sizeTableOf(model),
    // `model` would describe the person wearing the goods. These pictures show no person, and lengths are
    // among the attributes.
    model: null,
    country:
      model.country ??
      pick(makers[cloth.finish] ?? ['Россия', 'Беларусь', 'Узбекистан', 'Турция'], 'country', slug),
    publishedAt: publicationDate(slug, context.seed),
    popularity: 1,
    variants: variantsOf(model, silhouette, slug, context),
  };
}

function silhouetteOf(id: string): Silhouette {
  const silhouette = silhouettes[id];
  if (!silhouette) throw new RangeError(`No facts about the silhouette ${id}.`);
  return silhouette;
}

function parts(percents: Readonly<Record<string, number>>): CompositionPart[] {
  return Object.entries(percents).map(([fibre, percent]) => ({ fibre, percent }));
}

/** The brand line of a model. Depends on its category, and on how expensive it is among goods of its kind. */
function brandLineOf(model: GarmentModel, kind: PriceKind): string {
  if (model.in[0].startsWith('detyam/')) return 'Витрина Дети';
  if (kind === 'underwear' || kind === 'home') return 'Витрина Дом';
  const [low, high] = priceBands[kind];
  const place = (model.price - low) / (high - low);
  return place >= 0.66 ? 'Витрина Мастерская' : place <= 0.2 ? 'Витрина Основа' : 'Витрина';
}

function attributesOf(model: GarmentModel, silhouette: Silhouette): DemoGroup['attributes'] {
  const cloth = cloths[model.cloth];
  const kinds = new Set(model.colours.map((id) => colourway(id).pattern?.kind));
  const pattern = [...kinds].map((kind) => (kind ? patternNames[kind] : 'Однотонный'));
  const all: Partial<Record<string, string>> = {
    ...(silhouette.prices === 'shoes' ? { 'Для кого': audienceNames[model.audience] } : {}),
    ...(silhouette.prices === 'shoes' || isMetal(cloth.finish)
      ? {}
      : { Узор: [...new Set(pattern)].join(', ') }),
    ...(cloth.density ? { Плотность: cloth.density } : {}),
    ...silhouette.attributes,
    ...model.attributes,
  };
  return attributeNames.flatMap((name) => {
    const value = all[name];
    return value === undefined ? [] : [{ name, value: typeset(value) }];
  });
}

/** About a twelfth of all models were published within the last thirty days, the rest within a year and a half. */
function publicationDate(slug: string, seed: number): string {
  const recent = draw(seed, 'recent', slug) < 0.085;
  const when = draw(seed, 'published', slug);
  const days = recent ? Math.floor(when * newForDays) : newForDays + 1 + Math.floor(when ** 1.5 * 500);
  const date = new Date(`${referenceDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

function variantsOf(
  model: GarmentModel,
  silhouette: Silhouette,
  slug: string,
  context: GroupContext,
): DemoVariant[] {
  return model.colours.map((colourId, index) => {
    const { family, displayValue, value, hex, pattern } = colourway(colourId);
    const ownFamily = model.colours.slice(0, index).every((other) => colourway(other).family !== family);
    const productUrl = `${slug}-${slugify(ownFamily ? family : displayValue)}`;
    const vendorCode = vendorCodeOf(model, colourId);
    return {
      id: demoUuid('variant', slug, colourId),
      productUrl,
      vendorCode,
      colour: { family, displayValue, value, hex },
      cloth: pattern ? clothPicture(lookId(colourId, cloths[model.cloth].finish), context) : null,
      price: model.price * 100,
      priceBefore: null,
      ordinal: index + 1,
      pictures: galleryOf({ model, silhouette, colour: colourId, vendorCode }, context),
      articles: sizesMade(model.sizes, slug, colourId).map((size) =>
        articleOf(size, model, { slug, colour: colourId, vendorCode, seed: context.seed }),
      ),
    };
  });
}

/** The sizes in which a colour is made. Some colours lack the largest or the smallest size. */
function sizesMade(sizes: readonly Size[], slug: string, colour: string): readonly Size[] {
  const chance = draw('made', slug, colour);
  if (sizes.length < 6 || chance >= 0.2) return sizes;
  return chance < 0.12 ? sizes.slice(0, -1) : sizes.slice(1);
}

type Named = { slug: string; colour: string; vendorCode: string; seed: number };

function articleOf(size: Size, { price, sizes, dearer }: GarmentModel, named: Named): DemoArticle {
  const { slug, colour, vendorCode, seed } = named;
  const first = sizes.findIndex(({ value }) => value === dearer?.from);
  const isDearer = first >= 0 && sizes.findIndex(({ value }) => value === size.value) >= first;
  return {
    id: demoUuid('article', slug, colour, size.value),
    sku: `${vendorCode}-${size.value === 'Единый' ? 'OS' : size.value.replace('–', '-').replace(',', '.')}`,
    barcode: demoBarcode(slug, colour, size.value),
    size: { value: size.value, international: size.international, ordinal: size.ordinal },
    stock: firstStock(seed, slug, colour, size.value),
    ...(dearer && isDearer && { price: (price + dearer.by) * 100 }),
  };
}
