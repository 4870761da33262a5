import { hasWrongCheckDigit } from '#shared/goods/gtin.ts';
import type { ArticleVat } from '#shared/orders/vat.ts';
import { clip, normalizeForComparison, oneLine, plainText, shorten } from '#shared/text/plain-text.ts';
import { type ParamKey, paramNames, type SortedParams, toProperty } from '../feed/params.ts';
import type { RawField, RawOffer } from '../feed/raw-offer.ts';
import type { Offer } from './offer.ts';
import type { OfferStock } from './offer-stock.ts';
import { readCare } from './values/care-text.ts';
import { readComposition } from './values/composition.ts';
import { readVat } from './values/read-vat.ts';
import { seasonOf } from './values/season.ts';

/** Maximum lengths of texts in characters, as in the contract. */
const limits = {
  vendor: 60,
  description: 2000,
  attributes: 37,
  attribute: 60,
  value: 120,
  pictures: 20,
  word: 60,
};

type Context = {
  shopName: string;
  isCategory: (id: string) => boolean;
  warn: (field: string, why: string, at?: RawField) => void;
};

type Required =
  | 'line'
  | 'id'
  | 'articleId'
  | 'groupId'
  | 'name'
  | 'price'
  | 'priceBefore'
  | 'colour'
  | 'size'
  | 'secondSizes'
  | 'feedNames';

/**
 * Reads the optional parts of an offer. A field that the shop does not understand is ignored, and a text that
 * is too long is cut; both cause a warning.
 */
export function optionalFields(
  raw: RawOffer,
  { known, others }: SortedParams,
  { shopName, isCategory, warn }: Context,
): Omit<Offer, Required | 'sizeUnit' | keyof OfferStock> {
  const element = (name: string) =>
    oneLine((Object.hasOwn(raw.fields, name) && raw.fields[name]?.[0]?.value) || '');
  /** All values of a param. An offer may have several, and showing only one of them would be wrong. */
  const all = (key: ParamKey) => [...new Set((known[key] ?? []).map(({ value }) => oneLine(value)))];
  const word = (key: ParamKey, limit = limits.word) => {
    const param = known[key]?.[0];
    const text = all(key).join(', ');
    if (text.length <= limit) return text;
    warn(`param «${paramNames[key][0]}»`, `is longer than ${limit} characters; it is cut`, param);
    return shorten(text, limit);
  };
  const parts = (key: 'composition' | 'lining') => {
    const param = known[key]?.[0];
    const values = all(key);
    const found = param && readComposition(values.join(', '));
    if (param && found === null && values.length > 1)
      others.push({ ...param, name: paramNames[key][0], value: values.join('; ') });
    else if (found === null)
      warn(
        `param «${paramNames[key][0]}»`,
        'is not fibres with percents that sum to 100; it is left out',
        param,
      );
    return found ?? [];
  };
  const care = readCare((known.care ?? []).map(({ value }) => value).join('; '));
  const pictures = [...new Set((raw.fields.picture ?? []).map(({ value }) => value))];
  if (pictures.length > limits.pictures)
    warn('picture', `occurs more than ${limits.pictures} times; the first ${limits.pictures} are used`);
  const more = [
    ...(raw.fields.categoryId ?? []).slice(1).map(({ value }) => value),
    ...all('moreCategories').flatMap((ids) => ids.split(/[\s,;]+/)),
  ];
  const fullText = plainText(raw.fields.description?.[0]?.value ?? '');
  if (fullText.length > limits.description)
    warn(
      'description',
      `is longer than ${limits.description} characters; it is cut`,
      raw.fields.description?.[0],
    );
  return {
    vendor: shorten(element('vendor') || oneLine(shopName) || '—', limits.vendor),
    vendorCode: clip(element('vendorCode'), 40).trim(),
    sku: clip(element('shop-sku') || raw.id, 60),
    barcode: barcodeOf(raw, warn),
    categoryIds: [...new Set([element('categoryId'), ...more.filter(isCategory)])].filter((id) => id !== ''),
    sizeSystem: word('sizeSystem'),
    international: word('international', 20),
    pictures: pictures.slice(0, limits.pictures),
    productUrl: addressIn(element('url')),
    description: shorten(fullText, limits.description),
    composition: parts('composition'),
    lining: parts('lining'),
    season: known.season ? seasonOf(all('season').map((one) => shorten(one, limits.value))) : '',
    fit: word('fit', limits.value),
    careCodes: care.codes,
    country: shorten(element('country_of_origin'), limits.value),
    gender: word('gender'),
    age: word('age'),
    wornBy: figureOf(word('modelHeight'), word('modelSize', 20)),
    publishedAt: momentOf(word('publishedAt')),
    popularity: known.popularity ? Math.min(1_000_000, Number.parseInt(word('popularity'), 10) || 0) : null,
    requiresMarking: yesOrNo('marking', known.marking?.[0], warn),
    isUnderwear: yesOrNo('underwear', known.underwear?.[0], warn),
    vat: vatOf(raw, warn),
    attributes: attributesOf(others, care.rest, warn),
  };
}

/** The barcode of an offer. If it has several, as YML allows, the first; '' if that is invalid. */
function barcodeOf({ fields }: RawOffer, warn: Context['warn']): string {
  const field = fields.barcode?.[0];
  const code = field?.value.split(/[\s,;]+/)[0] ?? '';
  if (hasWrongCheckDigit(code))
    warn('barcode', `«${code}» has a wrong check digit; it stays inside the shop`, field);
  if (code === '' || /^[\dA-Za-z-]{4,32}$/.test(code)) return code;
  warn('barcode', 'is not 4 to 32 letters and digits; the shop assigns its own', field);
  return '';
}

/** The slug in a URL with the path /product/{productUrl}, so that the page of the goods keeps its URL. */
function addressIn(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const last = /\/product\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path)?.[1] ?? '';
  return last.length <= 160 ? last : '';
}

function figureOf(height: string, size: string): Offer['wornBy'] {
  const heightCm = Number(/\d{2,3}/.exec(height)?.[0] ?? 0);
  return heightCm >= 50 && heightCm <= 220 && size !== '' ? { heightCm, size } : null;
}

/** Reads `<vat>`. For an unknown rate, returns null, which means that the seller's rate applies. */
export function vatOf({ fields }: RawOffer, warn: Context['warn']): ArticleVat | null {
  const field = Object.hasOwn(fields, 'vat') ? fields.vat?.[0] : undefined;
  if (!field || oneLine(field.value) === '') return null;
  const read = readVat(field.value, 'yml');
  const written = shorten(oneLine(field.value), 40);
  if (!read) warn('vat', `«${written}» is no rate of VAT; that of the seller counts`, field);
  else if (read.remark !== undefined) warn('vat', `«${written}» ${read.remark}`, field);
  return read?.vat ?? null;
}

const YES = ['да', 'yes', 'true', '1', 'обязательна', 'требуется'];
const NO = ['нет', 'no', 'false', '0', 'не требуется'];

function yesOrNo(
  key: 'marking' | 'underwear',
  param: RawField | undefined,
  warn: Context['warn'],
): boolean | null {
  const word = normalizeForComparison(oneLine(param?.value ?? ''));
  if (YES.includes(word)) return true;
  if (word !== '' && !NO.includes(word))
    warn(`param «${paramNames[key][0]}»`, 'is neither «да» nor «нет»; it is left out', param);
  return NO.includes(word) ? false : null;
}

function momentOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return '';
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

function attributesOf(
  others: SortedParams['others'],
  careRest: string,
  warn: Context['warn'],
): Offer['attributes'] {
  const seen = new Map<string, { name: string; value: string }>();
  for (const param of others) {
    const { name, value } = toProperty({
      name: oneLine(param.name),
      value: oneLine(param.unit ? `${param.value}\u00a0${param.unit}` : param.value),
    });
    const before = seen.get(normalizeForComparison(name));
    const joined = before ? `${before.value}, ${value}` : value;
    if (name.length > limits.attribute || joined.length > limits.value)
      warn(`param «${shorten(name, 40)}»`, 'is too long to be shown; it is left out', param);
    else if (name !== '' && value !== '') seen.set(normalizeForComparison(name), { name, value: joined });
  }
  if (careRest !== '') seen.set('уход', { name: paramNames.care[0], value: shorten(careRest, limits.value) });
  const attributes = [...seen.values()];
  if (attributes.length > limits.attributes)
    warn('param', `occurs more than ${limits.attributes} times; the others are left out`);
  return attributes.slice(0, limits.attributes);
}
