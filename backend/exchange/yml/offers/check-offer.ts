import { clip, oneLine, shorten } from '#shared/text/plain-text.ts';
import { idFor } from '../feed/identity.ts';
import { isInternalCode } from '../feed/internal-code.ts';
import type { Issue } from '../feed/issue.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import { offerInOneScript } from '../feed/one-script.ts';
import { type ParamKey, paramNames, sortParams } from '../feed/params.ts';
import type { RawField, RawOffer } from '../feed/raw-offer.ts';
import { readAmount, type ThreeDigits } from './amount.ts';
import { toColour } from './colour.ts';
import { groupKey } from './group-key.ts';
import type { Offer } from './offer.ts';
import { addDefaults } from './offer-defaults.ts';
import { formerPrice, requiredFields } from './offer-fields.ts';
import { optionalFields } from './offer-options.ts';
import { offerStock } from './offer-stock.ts';
import { secondSizeOf } from './second-size.ts';
import { canSplit, offerBySizes } from './split-offer.ts';
import { sizesOf, splitColourAndSize } from './split-params.ts';

export type CheckContext = {
  /** Used as the maker if the offer names none. */
  shopName: string;
  isCategory: (id: string) => boolean;
  /** The currency of offers without one. */
  currency: string;
  /** Stock of available goods without a quantity. */
  defaultStock: number;
  /** The mapping of this feed. */
  mapping: Mapping;
};

export type Checked =
  | {
      /** One, or one for each size that the offer names. */
      offers: Offer[];
      warnings: Issue[];
      /** The feed does not say how many pieces there are, and the usual number is sold. */
      isStockAssumed: boolean;
    }
  /** Never empty. */
  | { refusals: Issue[] };

/**
 * Validates one offer. It is either accepted, without the parts that could not be understood, or refused
 * with all reasons. An offer without price, size or colour is refused, so that no product is incomplete.
 */
export function checkOffer(written: RawOffer, context: CheckContext): Checked {
  const { offer: raw, warnings } = offerInOneScript(written);
  const params = sortParams(raw, context.mapping);
  const element = (name: string) => (Object.hasOwn(raw.fields, name) ? raw.fields[name]?.[0] : undefined);
  const param = (key: ParamKey): RawField | undefined => params.known[key]?.[0];
  const issue = (field: string, why: string, at?: { line: number }): Issue => ({
    line: at?.line ?? raw.line,
    offerId: raw.id,
    field,
    why,
  });

  const warn = (field: string, why: string, at?: { line: number }) => {
    warnings.push(issue(field, why, at));
  };
  splitColourAndSize(params, warn);
  // Children's sizes are heights.
  const isSizeHeight = !params.known.size && params.known.height !== undefined;
  if (isSizeHeight) params.known.size = params.known.height;
  addDefaults(params, raw, context.mapping);
  const sizes = sizesOf(params, warn);
  const colours = params.known.colour ?? [];
  const name = nameOf(raw);
  const category = element('categoryId');
  const places: Record<string, RawField | undefined> = {
    name,
    price: element('price'),
    currencyId: element('currencyId'),
    categoryId: category,
    Размер: param('size'),
    Цвет: colours[0],
  };
  const result = requiredFields(context.mapping.threeDigits).safeParse({
    id: raw.id,
    group_id: raw.groupId,
    ...Object.fromEntries(Object.entries(places).map(([key, field]) => [key, field?.value ?? ''])),
    currencyId: places.currencyId?.value ?? context.currency,
    ...(sizes.length > 1 && { Размер: sizes[0] }),
    Цвет: [...new Set(colours.map(({ value }) => value))].join('/'),
  });
  const refusals = result.success
    ? []
    : result.error.issues.map(({ path: [key = ''], message }) => {
        const field = String(key);
        const label = /^[А-Я]/.test(field) ? `param «${field}»` : field;
        return issue(label, message + hintFor(field, message), places[field]);
      });
  if (colours[0] && isInternalCode(colours[0].value))
    refusals.push(issue('param «Цвет»', `is a code (${shorten(colours[0].value, 40)})`, colours[0]));
  if (sizes.length > 1 && !context.mapping.splitsSizes)
    refusals.push(
      issue(
        'param «Размер»',
        `names ${sizes.length} sizes in one offer (${shorten(sizes.join(', '), 60)}); the mapping can split it (severalSizes: split)`,
        param('size'),
      ),
    );
  else if (sizes.length > 1 && !canSplit(raw.id, sizes))
    refusals.push(issue('id', 'is too long to be split into sizes'));
  if (category && context.mapping.isLeft(category.value))
    refusals.push(
      issue('categoryId', `is left out by the mapping (${shorten(category.value, 40)})`, category),
    );
  else if (category && !context.isCategory(category.value))
    refusals.push(
      issue('categoryId', `does not name a category of the feed (${shorten(category.value, 40)})`, category),
    );
  if (!result.success || refusals.length > 0) return { refusals };

  const fields = result.data;
  // Defaults of the mapping have no name.
  const isDefault = colours[0]?.name === '';
  const mapped = context.mapping.colourOf(fields.Цвет);
  const colour = toColour(fields.Цвет, {
    family: mapped?.family ?? param('colourFamily')?.value,
    code: param('colourCode') && clip(oneLine(param('colourCode')?.value ?? ''), 40),
    hex: mapped?.hex ?? param('colourHex')?.value,
  });
  if (!colour.isKnown && !isDefault)
    warn(
      `param «${paramNames.colour[0]}»`,
      `«${colour.name}» is in no colour family; «Другой» is shown`,
      colours[0],
    );
  const { threeDigits } = context.mapping;
  const price = places.price && readAmount(places.price.value, threeDigits);
  if (price && 'kopecks' in price && price.isUnusual)
    warn(
      'price',
      `«${shorten(places.price?.value ?? '', 40)}» is read as ${fields.price / 100} roubles`,
      places.price,
    );
  const stock = offerStock(raw, {
    elements: context.mapping.stockElements,
    params: params.known.stock ?? [],
    usual: context.defaultStock,
    warn,
  });
  const offer: Offer = {
    line: raw.line,
    id: fields.id,
    articleId: idFor('article', fields.id),
    groupId: idFor('group', fields.group_id || `offer ${fields.id}`),
    name: fields.name,
    price: fields.price,
    priceBefore: priceBefore(fields.price, element('oldprice'), { threeDigits, warn }),
    colour,
    size: fields.Размер,
    secondSize: isSizeHeight ? null : secondSizeOf(params),
    sizeUnit: params.known.size?.[0]?.unit || context.mapping.sizeUnit,
    stock: stock.stock,
    outlets: stock.outlets,
    ...optionalFields(raw, params, { warn, ...context }),
  };
  const key = fields.group_id === '' ? groupKey(raw, offer, context.mapping.groupBy) : undefined;
  if (key !== undefined) offer.groupId = idFor('group', key);
  const offers = offerBySizes(offer, sizes, stock.isAssumed);
  if (offers.length > 1)
    warn(
      'param «Размер»',
      `names ${offers.length} sizes in one offer (${shorten(sizes.join(', '), 60)}); its ${offer.stock} pieces are shared among them`,
      param('size'),
    );
  return { offers, isStockAssumed: stock.isAssumed, warnings };
}

/** `name`, or the three fields that YML's custom description has instead of it. */
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
  {
    threeDigits,
    warn,
  }: { threeDigits: ThreeDigits; warn: (field: string, why: string, at?: RawField) => void },
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
