import { clip, oneLine, shorten } from '#shared/text/plain-text.ts';
import { idFor } from '../feed/identity.ts';
import { isInternalCode } from '../feed/internal-code.ts';
import type { Issue } from '../feed/issue.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import { offerInOneScript } from '../feed/one-script.ts';
import {
  knownParam,
  type ParamKey,
  paramNames,
  type SortedParams,
  sortParams,
  toProperty,
} from '../feed/params.ts';
import type { RawField, RawOffer, RawParam } from '../feed/raw-offer.ts';
import { readAmount, type ThreeDigits } from './amount.ts';
import { type FeedColour, toColour } from './colours/colour.ts';
import { groupKey } from './group-key.ts';
import type { Offer } from './offer.ts';
import { addDefaults } from './offer-defaults.ts';
import { formerPrice, type RequiredFields, requiredFields } from './offer-fields.ts';
import { optionalFields } from './offer-options.ts';
import { offerStock } from './offer-stock.ts';
import { readSecondSizes, type SecondSizes, withoutDimensions } from './second-size.ts';
import { canSplit, offerBySizes } from './split-offer.ts';
import { sizesOf, splitColourAndSize } from './split-params.ts';

export type CheckContext = {
  /** The maker of offers that name none. */
  shopName: string;
  isCategory: (id: string) => boolean;
  /** The currency of offers that name none. */
  currency: string;
  /** Stock of available goods whose number of pieces is unknown. */
  defaultStock: number;
  /** The mapping of this feed. */
  mapping: Mapping;
  /**
   * Whether «Размер» already contains all dimensions (1C). Then further dimensions are only properties of the
   * goods.
   */
  hasWholeSizes?: boolean;
  /**
   * Whether an offer without a category is refused (default). If not, the shop must already have its goods.
   */
  needsCategory?: boolean;
};

export type Checked =
  | {
      /** One offer, or one for each size of the original. */
      offers: Offer[];
      warnings: Issue[];
      /** Whether the feed does not say how many pieces there are, so that the default stock is assumed. */
      isStockAssumed: boolean;
    }
  /** Never empty. */
  | { refusals: Issue[] };

/** A category id for offers that need none. It passes the validation. */
const NO_CATEGORY = '-';

type Warn = (field: string, why: string, at?: { line: number }) => void;

/** An offer with sorted and split params, and the colours and sizes in them. */
type Prepared = {
  raw: RawOffer;
  params: SortedParams;
  sizes: readonly string[];
  colours: readonly RawParam[];
  second: SecondSizes;
  context: CheckContext;
  warn: Warn;
};

/**
 * Validates one offer. It is either accepted, without the parts that could not be understood, or refused
 * with all reasons. An offer without price, size or colour is refused, so that no product is incomplete.
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

/** Whether an offer contains neither a size nor a colour, so that only its id identifies its goods. */
export function namesNoGoods(raw: RawOffer, mapping: Mapping): boolean {
  const { known } = sortParams(raw, mapping);
  const keys: readonly ParamKey[] = ['size', 'colour', 'variant', 'height', 'cup'];
  return raw.id !== '' && keys.every((key) => known[key] === undefined);
}

const issueOf = ({ id, line }: RawOffer, field: string, why: string, at?: { line: number }): Issue => ({
  line: at?.line ?? line,
  offerId: id,
  field,
  why,
});

function prepare(raw: RawOffer, context: CheckContext, warn: Warn): Prepared {
  const params = sortParams(raw, context.mapping);
  splitColourAndSize(params, warn);
  // In children's clothes, the height may be the whole size.
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

const elementOf = ({ fields }: RawOffer, name: string): RawField | undefined =>
  Object.hasOwn(fields, name) ? fields[name]?.[0] : undefined;

/** The fields that every sold offer needs, or the reasons why they cannot be read. */
function readRequired({ raw, params, sizes, second, colours, context }: Prepared): {
  fields?: RequiredFields;
  refusals: Issue[];
} {
  const { mapping } = context;
  const places: Record<string, RawField | undefined> = {
    name: nameOf(raw),
    price: elementOf(raw, 'price'),
    currencyId: elementOf(raw, 'currencyId'),
    categoryId: elementOf(raw, 'categoryId'),
    Размер: params.known.size?.[0],
    Цвет: colours[0],
  };
  const mayLackCategory = context.needsCategory === false && !places.categoryId;
  const result = requiredFields(mapping.threeDigits).safeParse({
    id: raw.id,
    group_id: raw.groupId,
    ...Object.fromEntries(Object.entries(places).map(([key, field]) => [key, field?.value ?? ''])),
    currencyId: places.currencyId?.value ?? context.currency,
    ...(mayLackCategory && { categoryId: NO_CATEGORY }),
    ...(sizes.length > 1 && { Размер: sizes[0] }),
    Цвет: [...new Set(colours.map(({ value }) => value))].join('/'),
  });
  const unread = (result.error?.issues ?? []).map(({ path: [key = ''], message }) => {
    const field = String(key);
    const label = /^[А-Я]/.test(field) ? `param «${field}»` : field;
    return issueOf(raw, label, message + hintFor(field, message), places[field]);
  });
  const refusals = [
    ...unread,
    ...second.faults.map(({ param, why }) => issueOf(raw, `param «${shorten(param.name, 40)}»`, why, param)),
    ...(raw.faults ?? []).map(({ field, why }) => issueOf(raw, field, why)),
    ...refusedColour(raw, colours),
    ...refusedSizes(raw, sizes, context, places.Размер),
    ...refusedCategory(raw, places.categoryId, context),
  ];
  return result.success ? { fields: result.data, refusals } : { refusals };
}

function refusedColour(raw: RawOffer, [colour]: readonly RawField[]): Issue[] {
  if (!colour || !isInternalCode(colour.value)) return [];
  return [issueOf(raw, 'param «Цвет»', `is a code (${shorten(colour.value, 40)})`, colour)];
}

function refusedSizes(
  raw: RawOffer,
  sizes: readonly string[],
  { mapping }: CheckContext,
  at: RawField | undefined,
): Issue[] {
  if (sizes.length <= 1) return [];
  if (!mapping.splitsSizes) {
    const named = shorten(sizes.join(', '), 60);
    const why = `names ${sizes.length} sizes in one offer (${named}); the mapping can split it (severalSizes: split)`;
    return [issueOf(raw, 'param «Размер»', why, at)];
  }
  return canSplit(raw.id, sizes) ? [] : [issueOf(raw, 'id', 'is too long to be split into sizes')];
}

function refusedCategory(
  raw: RawOffer,
  category: RawField | undefined,
  { mapping, isCategory }: CheckContext,
): Issue[] {
  if (!category) return [];
  const id = shorten(category.value, 40);
  if (mapping.isLeft(category.value))
    return [issueOf(raw, 'categoryId', `is left out by the mapping (${id})`, category)];
  if (isCategory(category.value)) return [];
  return [issueOf(raw, 'categoryId', `does not name a category of the feed (${id})`, category)];
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
  // The name is empty if the colour comes from the mapping's defaults.
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
}

/** The name of an offer: `name`, or the three fields that replace it in the `vendor.model` form of YML. */
function nameOf({ fields }: RawOffer): RawField | undefined {
  const [name] = fields.name ?? [];
  if (name) return name;
  const parts = [fields.typePrefix?.[0], fields.vendor?.[0], fields.model?.[0]].filter(
    (part) => part !== undefined,
  );
  const [first] = parts;
  return fields.model && first
    ? { value: parts.map(({ value }) => value).join(' '), line: first.line }
    : undefined;
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

function hintFor(field: string, message: string): string {
  return field === 'Размер' && message === 'is missing'
    ? '; goods of one size say <param name="Размер">Единый</param>'
    : '';
}
