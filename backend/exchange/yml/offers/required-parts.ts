import { shorten } from '#shared/text/plain-text.ts';
import { isInternalCode } from '../feed/internal-code.ts';
import type { Issue } from '../feed/issue.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import type { SortedParams } from '../feed/params.ts';
import type { RawField, RawOffer, RawParam } from '../feed/raw-offer.ts';
import { type RequiredFields, requiredFields } from './offer-fields.ts';
import type { SecondSizes } from './second-size.ts';
import { canSplit } from './split-offer.ts';

export type CheckContext = {
  /** The shop's name in the feed. It is used as the maker if an offer names none. */
  shopName: string;
  isCategory: (id: string) => boolean;
  /** The currency of offers that name none. */
  currency: string;
  /** Stock in pieces of an available offer for which the feed has none. */
  defaultStock: number;
  /** The retailer's mapping, applied to this feed. */
  mapping: Mapping;
  /**
   * Whether «Размер» already contains all dimensions, as in goods from 1C. If so, params such as the height
   * are only shown as properties.
   */
  hasWholeSizes?: boolean;
  /**
   * Whether an offer without a category is refused (default: true). If false, the shop must already have the
   * goods.
   */
  needsCategory?: boolean;
};

/** Stands for the category of an offer that needs none, so that the validation accepts the offer. */
const NO_CATEGORY = '-';

export type Warn = (field: string, why: string, at?: { line: number }) => void;

/** An offer after its params were sorted and split, with the colours and sizes found in them. */
export type Prepared = {
  raw: RawOffer;
  params: SortedParams;
  sizes: readonly string[];
  colours: readonly RawParam[];
  second: SecondSizes;
  context: CheckContext;
  warn: Warn;
};

export const issueOf = (
  { id, line }: RawOffer,
  field: string,
  why: string,
  at?: { line: number },
): Issue => ({
  line: at?.line ?? line,
  offerId: id,
  field,
  why,
});

export const elementOf = ({ fields }: RawOffer, name: string): RawField | undefined =>
  Object.hasOwn(fields, name) ? fields[name]?.[0] : undefined;

/**
 * Reads the fields without which an offer cannot be sold. If any is missing or invalid, returns the reasons.
 */
export function readRequired({ raw, params, sizes, second, colours, context }: Prepared): {
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

/** The name of an offer: `name`, or the three fields that replace it in YML's `vendor.model` format. */
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

function hintFor(field: string, message: string): string {
  return field === 'Размер' && message === 'is missing'
    ? '; goods of one size say <param name="Размер">Единый</param>'
    : '';
}
