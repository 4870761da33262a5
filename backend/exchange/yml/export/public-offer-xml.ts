import { createHash } from 'node:crypto';
import { isGtin } from '#shared/goods/gtin.ts';
import { oneSize } from '#shared/goods/size-words.ts';
import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { ArticleVat } from '#shared/orders/vat.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { makersCode } from '../../../domain/vendor-codes.ts';
import { paramNames } from '../feed/params.ts';
import { writeCare } from '../offers/values/care-text.ts';
import { writeComposition } from '../offers/values/composition.ts';
import type { ExportedModel, ExportedSize } from './exported-goods.ts';
import { forWhom } from './for-whom.ts';
import {
  aboutModel,
  element,
  type Group,
  known,
  param,
  prices,
  sizeParam,
  type Variant,
  vatName,
} from './offer-elements.ts';

export type PublicSurroundings = {
  publicUrl: string;
  /**
   * Returns the VAT rate of goods in percent, 0 if they are free of VAT. If this function is undefined, the
   * feed contains no VAT.
   */
  vatRateOf: ((own: ArticleVat | null) => number) | undefined;
  /** Number that identifies the model in the feed. */
  number: number;
  /** Number in the feed of the model's main category. */
  category: number;
  /** Names of all categories of the model. */
  categoryNames: readonly string[];
  /** Returns the URL of each picture of a colour, for the `<picture>` elements. */
  picturesOf: (variant: Variant) => Promise<readonly string[]>;
};

/** Maximum number of pictures per offer. Most services that read feeds accept no more. */
const PICTURES = 10;

/**
 * Writes a model for marketplaces and advertising services, as one offer per size. They show whether a size
 * is in stock, but no stock numbers, arrival dates, sales figures or internal codes.
 */
export async function publicOffersXml(
  { group, colours }: ExportedModel,
  { publicUrl, vatRateOf, number, category, categoryNames, picturesOf }: PublicSurroundings,
): Promise<string> {
  const about = aboutModel(group);
  const model = paramsOfModel(group, categoryNames);
  const offers: string[] = [];
  for (const { variant, sizes } of colours) {
    const pictures = (await picturesOf(variant)).slice(0, PICTURES);
    const before = [
      element('url', `${publicUrl}/product/${variant.productUrl}`),
      element('categoryId', String(category)),
      ...pictures.map((picture) => element('picture', picture)),
      element('vendor', group.brandLine),
      element('vendorCode', makersCode(variant) ?? ''),
      about,
    ].join('');
    const after = known('colour', variant.colorName) + model;
    for (const size of sizes)
      offers.push(
        `      <offer id="${publicOfferId(size.id)}" group_id="${number}" available="${size.stock > 0}">\n`,
        element('name', nameOf(group, variant, size)),
        before,
        prices(variant, size, 'anyone'),
        element('vat', vatRateOf ? vatName(vatRateOf(size.vat)) : ''),
        element('barcode', isGtin(size.barcode) ? size.barcode : ''),
        sizeParam(group.sizeSystem as SizeSystem, size),
        after,
        '      </offer>\n',
      );
  }
  return offers.join('');
}

/**
 * The id of an article in the feed: 20 lower-case letters and digits, computed from the article's id, so that
 * it never changes. It has 103 bits, so a collision is practically impossible.
 */
export function publicOfferId(articleId: string): string {
  const hash = createHash('sha256').update(`offer ${articleId}`).digest('hex');
  return BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-20);
}

/** The name of an offer: «Пальто из шерсти, кэмел, размер 44». */
function nameOf({ name }: Group, { colorName }: Variant, { size }: ExportedSize): string {
  return [name, lowerFirst(colorName), ...(size === oneSize ? [] : [`размер ${size}`])].join(', ');
}

function paramsOfModel(group: Group, categoryNames: readonly string[]): string {
  const named = (names: readonly string[]) =>
    group.attributes.find(({ name }) =>
      names.some((one) => normalizeForComparison(one) === normalizeForComparison(name)),
    );
  const care = named(paramNames.care);
  const { gender, age } = forWhom(group, categoryNames);
  return [
    known('gender', named(paramNames.gender) ? '' : gender),
    known('age', named(paramNames.age) ? '' : age),
    known('composition', writeComposition(group.composition)),
    known('lining', writeComposition(group.lining)),
    known('season', group.season),
    known('fit', group.fit),
    known('care', writeCare(group.careCodes, care?.value)),
    ...group.attributes.filter((one) => one !== care).map(({ name, value }) => param(name, value)),
  ].join('');
}
