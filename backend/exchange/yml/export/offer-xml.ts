import type { SizeSystem } from '#shared/goods/sizes.ts';
import { vatRateOfGoods } from '#shared/orders/vat.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { paramNames } from '../feed/params.ts';
import { writeCare } from '../offers/values/care-text.ts';
import { writeComposition } from '../offers/values/composition.ts';
import { systemNames } from '../offers/values/size-system.ts';
import type { ExportedModel, ExportedSize } from './exported-goods.ts';
import {
  aboutModel,
  element,
  type Group,
  internationalParam,
  known,
  param,
  prices,
  sizeParam,
  type Variant,
  vatName,
} from './offer-elements.ts';
import { xmlText } from './xml-text.ts';

export type OfferSurroundings = {
  publicUrl: string;
  /** The current day in Moscow; the main rate of VAT depends on the date. */
  day: string;
  /** The numbers that the model's categories have in the feed, main category first. */
  categories: readonly number[];
  /** Returns the URL or path of each picture of a colour, for the `<picture>` elements. */
  picturesOf: (variant: Variant) => Promise<readonly string[]>;
};

/**
 * Writes a model as `<offer>` elements, one per size. They contain everything that an import needs to restore
 * the same goods with the same ids. Elements that are the same for all sizes are written once and repeated.
 */
export async function offersXml(
  { group, colours }: ExportedModel,
  { publicUrl, day, categories, picturesOf }: OfferSurroundings,
): Promise<string> {
  const about = aboutModel(group);
  const more = paramsOfModel(group, categories.slice(1));
  const offers: string[] = [];
  for (const { variant, sizes } of colours) {
    const before = beforeSize(group, variant, {
      publicUrl,
      category: categories[0] ?? 0,
      pictures: await picturesOf(variant),
    });
    const after = paramsOfColour(variant) + more;
    for (const size of sizes)
      offers.push(
        offerXml(group, size, { before: before + prices(variant, size, 'retailer'), about, after, day }),
      );
  }
  return offers.join('');
}

type Common = { before: string; about: string; after: string; day: string };

function offerXml(group: Group, size: ExportedSize, { before, about, after, day }: Common): string {
  const system = group.sizeSystem as SizeSystem;
  return [
    `      <offer id="${size.id}" group_id="${group.id}" available="${size.stock > 0}">\n`,
    before,
    element('shop-sku', size.sku),
    element('barcode', size.barcode),
    about,
    element('count', String(size.stock)),
    element('vat', size.vat === null ? '' : vatName(vatRateOfGoods(day, size.vat, 'usual'))),
    outletsXml(size),
    sizeParam(system, size),
    internationalParam(system, size),
    known('sizeSystem', systemNames[system] ?? ''),
    after,
    '      </offer>\n',
  ].join('');
}

function beforeSize(
  group: Group,
  variant: Variant,
  { publicUrl, category, pictures }: { publicUrl: string; category: number; pictures: readonly string[] },
): string {
  return [
    element('url', `${publicUrl}/product/${variant.productUrl}`),
    element('name', group.name),
    element('categoryId', String(category)),
    ...pictures.map((picture) => element('picture', picture)),
    element('vendor', group.brandLine),
    element('vendorCode', variant.vendorCode),
  ].join('');
}

/**
 * Writes the stock of a size by store: `instock` of an outlet is the number of pieces in that store. The
 * total of the size is in the element `count`.
 */
function outletsXml({ outlets }: ExportedSize): string {
  if (outlets.length === 0) return '';
  const lines = outlets.map(
    ({ code, pieces }) => `          <outlet id="${xmlText(code)}" instock="${pieces}"/>\n`,
  );
  return `        <outlets>\n${lines.join('')}        </outlets>\n`;
}

const paramsOfColour = ({ colorName, colorFamily, colorCode, colorHex }: Variant): string =>
  [
    known('colour', colorName),
    known('colourFamily', colorFamily),
    // If a colour has no code of its maker, the shop stores its name as the code; the feed then has no code.
    known('colourCode', colorCode === colorName ? '' : colorCode),
    known('colourHex', colorHex),
  ].join('');

function paramsOfModel(group: Group, moreCategories: readonly number[]): string {
  const care = group.attributes.find(
    ({ name }) => normalizeForComparison(name) === normalizeForComparison(paramNames.care[0]),
  );
  return [
    known('composition', writeComposition(group.composition)),
    known('lining', writeComposition(group.lining)),
    known('season', group.season),
    known('fit', group.fit),
    known('care', writeCare(group.careCodes, care?.value)),
    known('modelHeight', group.wornBy ? String(group.wornBy.heightCm) : '', 'см'),
    known('modelSize', group.wornBy?.size ?? ''),
    known('publishedAt', group.publishedAt.toISOString()),
    known('popularity', group.popularity > 0 ? String(group.popularity) : ''),
    known('marking', group.requiresMarking ? 'да' : ''),
    known('underwear', group.isUnderwear ? 'да' : ''),
    known('moreCategories', moreCategories.join(', ')),
    ...group.attributes.filter((one) => one !== care).map(({ name, value }) => param(name, value)),
  ].join('');
}
