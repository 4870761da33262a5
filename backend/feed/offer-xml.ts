import type { article, variant, variantGroup } from '../db/schema/catalogue.ts';
import type { SizeSystem } from '../demo/sizes.ts';
import { writeCare } from './care-text.ts';
import { writeComposition } from './composition.ts';
import { type ParamKey, paramNames } from './params.ts';
import { folded } from './plain-text.ts';
import { internationalOf, systemNames, systemUnits } from './size-system.ts';
import { htmlSection, xmlLine, xmlText } from './xml-text.ts';

export type ExportedArticle = {
  group: typeof variantGroup.$inferSelect;
  variant: typeof variant.$inferSelect;
  article: typeof article.$inferSelect;
};

export type OfferSurroundings = {
  publicUrl: string;
  /** Numbers of its categories in the feed, that of the breadcrumbs first. */
  categories: readonly number[];
  /** What stands in `<picture>`. */
  pictures: readonly string[];
};

/** One size as an `<offer>`: everything that an import needs to make the same goods of it, under the same ids. */
export function offerXml(
  { group, variant, article }: ExportedArticle,
  { publicUrl, categories, pictures }: OfferSurroundings,
): string {
  const element = (name: string, text: string) => xmlLine(8, name, text);
  const param = (name: string, text: string, unit = '') =>
    xmlLine(8, 'param', text, ` name="${xmlText(name)}"${unit ? ` unit="${xmlText(unit)}"` : ''}`);
  const known = (key: ParamKey, text: string, unit = '') => param(paramNames[key][0], text, unit);
  const [category = 0, ...more] = categories;
  const system = group.sizeSystem as SizeSystem;
  const care = group.attributes.find(({ name }) => folded(name) === folded(paramNames.care[0]));
  return [
    `      <offer id="${article.id}" group_id="${group.id}" available="${article.stock > 0}">\n`,
    element('url', `${publicUrl}/product/${variant.productUrl}`),
    element('name', group.name),
    element('price', roubles(variant.price)),
    variant.priceBefore === null ? '' : element('oldprice', roubles(variant.priceBefore)),
    element('currencyId', 'RUB'),
    element('categoryId', String(category)),
    ...pictures.map((picture) => element('picture', picture)),
    element('vendor', group.brandLine),
    element('vendorCode', variant.vendorCode),
    element('shop-sku', article.sku),
    element('barcode', article.barcode),
    group.description === '' ? '' : `        <description>${htmlSection(group.description)}</description>\n`,
    element('country_of_origin', group.country),
    element('count', String(article.stock)),
    known('size', article.size, unitOf(system, article)),
    known('international', article.international ?? ''),
    known('sizeSystem', systemNames[system] ?? ''),
    known('colour', variant.colorName),
    known('colourFamily', variant.colorFamily),
    known('colourCode', variant.colorCode),
    known('colourHex', variant.colorHex),
    known('composition', writeComposition(group.composition)),
    known('lining', writeComposition(group.lining)),
    known('season', group.season),
    known('fit', group.fit),
    known('care', writeCare(group.careCodes, care?.value)),
    known('modelHeight', group.wornBy ? String(group.wornBy.heightCm) : '', 'см'),
    known('modelSize', group.wornBy?.size ?? ''),
    known('publishedAt', group.publishedAt.toISOString()),
    known('popularity', group.popularity > 0 ? String(group.popularity) : ''),
    known('moreCategories', more.join(', ')),
    ...group.attributes.filter((one) => one !== care).map(({ name, value }) => param(name, value)),
    '      </offer>\n',
  ].join('');
}

const roubles = (kopecks: number) =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);

/** Russian sizes without an international one say that they are European, or an import would find one for them. */
function unitOf(system: SizeSystem, { size, international }: ExportedArticle['article']): string {
  const unit = systemUnits[system] ?? '';
  return international === null && internationalOf(system, size, unit) !== null ? 'EU' : unit;
}
