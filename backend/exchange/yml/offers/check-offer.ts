import { clip, oneLine, shorten } from '#shared/text/plain-text.ts';
import { idFor } from '../feed/identity.ts';
import type { Issue } from '../feed/issue.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import { offerInOneScript } from '../feed/one-script.ts';
import { knownParam, type ParamKey, paramNames, sortParams, toProperty } from '../feed/params.ts';
import type { RawField, RawOffer } from '../feed/raw-offer.ts';
import { type FeedColour, toColour } from './colours/colour.ts';
import { groupKey } from './group-key.ts';
import type { Offer } from './offer.ts';
import { addDefaults } from './offer-defaults.ts';
import { formerPrice, type RequiredFields } from './offer-fields.ts';
import { optionalFields } from './offer-options.ts';
import { offerStock } from './offer-stock.ts';
import {
  type CheckContext,
  elementOf,
  issueOf,
  type Prepared,
  readRequired,
  type Warn,
} from './required-parts.ts';
import { readSecondSizes, withoutDimensions } from './second-size.ts';
import { offerBySizes } from './split-offer.ts';
import { sizesOf, splitColourAndSize, takeFromName } from './split-params.ts';
import { readAmount, type ThreeDigits } from './values/amount.ts';

export type Checked =
  | {
      /** The accepted offer or, if it lists several sizes, one offer for each size. */
      offers: Offer[];
      warnings: Issue[];
      /** Whether the feed contains no stock for the offer, so that the default stock is assumed. */
      isStockAssumed: boolean;
    }
  /** The reasons why the offer is refused; at least one. */
  | { refusals: Issue[] };

/**
 * Validates an offer. It is either accepted, without the parts that the shop does not understand, or refused
 * with all reasons. An offer without price, size or colour is refused, so that the shop never has an
 * incomplete product.
 */
export function checkOffer(written: RawOffer, context: CheckContext): Checked {
  const { offer: raw, warnings } = offerInOneScript(written);
  const warn: Warn = (field, why, at) => void warnings.push(issueOf(raw, field, why, at));
  for (const { field, why } of raw.remarks ?? []) warn(field, why);
  const prepared = prepare(raw, context, warn);
  const { fields, refusals } = readRequired(prepared);
  if (!fields || refusals.length > 0) return { refusals };
  const { params, sizes } = prepared;
  const stock = offerStock(raw, {
    elements: context.mapping.stockElements,
    params: params.known.stock ?? [],
    usual: context.defaultStock,
    warn,
  });
  const offer = toOffer(prepared, fields, stock);
  const offers = offerBySizes(offer, sizes, stock.isAssumed);
  if (offers.length > 1)
    warn(
      'param «Размер»',
      `names ${offers.length} sizes in one offer (${shorten(sizes.join(', '), 60)}); its ${offer.stock} pieces are shared among them`,
      params.known.size?.[0],
    );
  return { offers, isStockAssumed: stock.isAssumed, warnings };
}

/**
 * Whether an offer contains neither a size nor a colour, so that the shop can recognise its goods only by the
 * id.
 */
export function namesNoGoods(raw: RawOffer, mapping: Mapping): boolean {
  const { known } = sortParams(raw, mapping);
  const keys: readonly ParamKey[] = ['size', 'colour', 'variant', 'height', 'cup'];
  return raw.id !== '' && keys.every((key) => known[key] === undefined);
}

function prepare(raw: RawOffer, context: CheckContext, warn: Warn): Prepared {
  const params = sortParams(raw, context.mapping);
  splitColourAndSize(params, warn);
  takeFromName(raw, params, warn);
  // For children's clothes, the height may be the only size.
  if (!params.known.size && params.known.height) {
    params.known.size = params.known.height;
    delete params.known.height;
  }
  addDefaults(params, raw, context.mapping);
  const named = sizesOf(params, warn);
  const read = readSecondSizes(params, named);
  const second = context.hasWholeSizes ? { ...read, sizes: [], faults: [] } : read;
  const sizes = second.sizes.length > 0 ? second.sizes : named;
  if (second.sizes.length > 0) params.others = withoutDimensions(params, second);
  return { raw, params, sizes, second, colours: params.known.colour ?? [], context, warn };
}

function toOffer(prepared: Prepared, fields: RequiredFields, stock: ReturnType<typeof offerStock>): Offer {
  const { raw, params, context, warn } = prepared;
  const { mapping } = context;
  warnOfUnusualPrice(prepared, fields.price);
  const offer: Offer = {
    line: raw.line,
    id: fields.id,
    articleId: idFor('article', fields.id),
    groupId: idFor('group', fields.group_id || `offer ${fields.id}`),
    name: fields.name,
    price: fields.price,
    priceBefore: priceBefore(fields.price, elementOf(raw, 'oldprice'), {
      threeDigits: mapping.threeDigits,
      warn,
    }),
    colour: colourOf(prepared, fields.Цвет),
    size: fields.Размер,
    secondSizes: prepared.second.seconds,
    feedNames: feedNamesOf(raw, mapping),
    sizeUnit: params.known.size?.[0]?.unit || mapping.sizeUnit,
    stock: stock.stock,
    outlets: stock.outlets,
    ...optionalFields(raw, params, { warn, ...context }),
  };
  const key = fields.group_id === '' ? groupKey(raw, offer, mapping.groupBy) : undefined;
  return key === undefined ? offer : { ...offer, groupId: idFor('group', key) };
}

function feedNamesOf({ params }: RawOffer, mapping: Mapping): Record<string, string> {
  const names = params.flatMap(({ name, value }) => {
    const title = mapping.titleOf(name);
    const key = mapping.keyOf(name) ?? knownParam(title);
    const shown = toProperty({ name: key ? paramNames[key][0] : title, value }).name;
    return shown === name ? [] : [[shown, name] as const];
  });
  return Object.fromEntries(names);
}

function colourOf({ params: { known }, colours, context, warn }: Prepared, name: string): FeedColour {
  const value = (key: ParamKey) => known[key]?.[0]?.value;
  const mapped = context.mapping.colourOf(name);
  const code = value('colourCode');
  const colour = toColour(name, {
    family: mapped?.family ?? value('colourFamily'),
    code: code === undefined ? undefined : clip(oneLine(code), 40),
    hex: mapped?.hex ?? value('colourHex'),
  });
  // A colour without a param's name is a default value from the mapping.
  const isDefault = colours[0]?.name === '';
  if (!colour.isKnown && !isDefault)
    warn(
      `param «${paramNames.colour[0]}»`,
      `«${colour.name}» is in no colour family; «Другой» is shown`,
      colours[0],
    );
  return colour;
}

function warnOfUnusualPrice({ raw, context, warn }: Prepared, kopecks: number): void {
  const field = elementOf(raw, 'price');
  const price = field && readAmount(field.value, context.mapping.threeDigits);
  if (price && 'kopecks' in price && price.isUnusual)
    warn('price', `«${shorten(field.value, 40)}» is read as ${kopecks / 100} roubles`, field);
  const other = raw.fields.price?.find(({ value }) => value !== field?.value);
  if (other) warn('price', `differs from price (${shorten(field?.value ?? '', 40)}), which counts`, other);
}

function priceBefore(
  price: number,
  field: RawField | undefined,
  { threeDigits, warn }: { threeDigits: ThreeDigits; warn: Warn },
): number | null {
  if (!field) return null;
  const result = formerPrice(threeDigits).safeParse(field.value);
  if (result.success && result.data > price) return result.data;
  const why = result.success
    ? 'is not higher than the price'
    : (result.error.issues[0]?.message ?? 'is wrong');
  warn('oldprice', `${why}; no discount is shown`, field);
  return null;
}
