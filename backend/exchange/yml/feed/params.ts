import { type FacetName, facetsById, propertyIds } from '#shared/goods/facets.ts';
import { isOneSize, looksLikeSize } from '#shared/goods/size-label.ts';
import { lookingRussian } from '#shared/text/one-script.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode, isInternalId } from './internal-code.ts';
import type { RawOffer, RawParam } from './raw-offer.ts';
import { sizeNameOf } from './size-names.ts';
import { stockNameKind } from './stock-elements.ts';

type Names = readonly [string, ...string[]];

/** All names under which feeds contain an attribute, its title first. */
function namesOf(id: FacetName): Names {
  const { title, alsoCalled = [] } = facetsById[id];
  return [title, ...alsoCalled];
}

/** The params that the shop understands, each with its names in feeds. Exports write the first name. */
export const paramNames = {
  size: ['Размер', 'Size'],
  international: ['Международный размер'],
  sizeSystem: ['Размерная сетка'],
  colour: ['Цвет', 'Color', 'Цвет товара'],
  colourFamily: ['Семейство цвета', 'Базовый цвет', 'Основной цвет'],
  colourCode: ['Код цвета', 'Цвет производителя'],
  colourHex: ['HEX цвета'],
  composition: ['Состав', 'Состав материала', 'Материал состав'],
  lining: ['Подкладка', 'Состав подкладки', 'Материал подкладки'],
  season: namesOf('season'),
  fit: namesOf('fit'),
  care: ['Уход', 'Уход за вещами', 'Уход за изделием', 'Рекомендации по уходу'],
  gender: ['Пол'],
  age: ['Возраст', 'Возрастная группа'],
  modelHeight: ['Рост модели'],
  modelSize: ['Размер на модели', 'Размер модели'],
  publishedAt: ['Дата публикации', 'В продаже с'],
  popularity: ['Популярность'],
  marking: ['Честный знак', 'Маркировка «Честный знак»', 'Требует маркировки', 'Обязательная маркировка'],
  underwear: ['Возврат только с браком', 'Не подлежит возврату', 'Бельевое изделие'],
  /** Names of a param that contains both the colour and the size in one value. */
  variant: [
    'Характеристика',
    'Характеристики',
    'Вариант',
    'Вариация',
    'Модификация',
    'Исполнение',
    'Цвет и размер',
    'Размер и цвет',
    'Цвет, размер',
    'Размер, цвет',
    'Цвет/Размер',
    'Размер/Цвет',
    'Цвет / Размер',
    'Размер / Цвет',
  ],
  /** More dimensions of a size, which feeds have in params beside «Размер». */
  height: ['Рост', 'Рост, см'],
  cup: ['Чашка', 'Размер чашки', 'Полнота чашки'],
  width: ['Полнота', 'Полнота обуви'],
  inseam: ['Длина по внутреннему шву', 'Длина брюк по внутреннему шву', 'Длина джинсов', 'Inseam'],
  length: ['Длина', 'Length'],
  stock: [
    'Остаток',
    'Остатки',
    'Остаток на складе',
    'Свободный остаток',
    'Количество',
    'Количество на складе',
    'Количество в наличии',
    'Наличие',
    'Stock',
    'Quantity',
  ],
  moreCategories: ['Дополнительные категории'],
} as const satisfies Record<string, Names>;

export type ParamKey = keyof typeof paramNames;

const keyByName = new Map(
  Object.entries(paramNames).flatMap(([key, names]) =>
    names.map((name) => [normalizeForComparison(name), key as ParamKey] as const),
  ),
);

/** The title of each property that is a facet, by every name that feeds use for it. */
const titleByName = new Map(
  propertyIds.flatMap((id) =>
    namesOf(id).map((name) => [normalizeForComparison(name), facetsById[id].title] as const),
  ),
);

/**
 * Converts a param to a property for shoppers. If the property is a facet, it gets the facet's title, and the
 * title is removed from its value if the value repeats it.
 */
export function toProperty({ name, value }: { name: string; value: string }): {
  name: string;
  value: string;
} {
  const title = titleByName.get(normalizeForComparison(name));
  if (title === undefined) return { name, value };
  return { name: title, value: value.replace(new RegExp(` ${title}(?=,|$)`, 'giu'), '') };
}

/**
 * Params that the shop understands and also shows to shoppers as properties, such as the gender and age of
 * the people who wear the goods.
 */
const alsoShown: ReadonlySet<ParamKey> = new Set(['gender', 'age', 'height', 'width', 'inseam', 'length']);

export type SortedParams = {
  /** The params that the shop understands, in the order of the feed. A param may occur several times. */
  known: Partial<Record<ParamKey, RawParam[]>>;
  /**
   * All other params, which shoppers see as properties. Params whose name or value is an internal id of the
   * retailer's system are left out.
   */
  others: RawParam[];
};

/** What is needed of a mapping to sort params. */
export type NamedParams = {
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  titleOf(name: string): string;
};

/** Matches a unit or a sign at the end of a param's name: «Рост, см.», «Рост (см)», «Размер:». */
const UNIT = /\s*(?:[,(]\s*(?:см|cm|мм|mm|дюйм\S*|inch(?:es)?|шт)\.?\s*\)?|[:.])\s*$/iu;
/** Matches more names for second dimensions of a size: «Ростовка», «Чашка бюстгальтера», «Полнота стопы». */
const DIMENSIONS: readonly (readonly [RegExp, ParamKey])[] = [
  [/^рост(?:овк\S*)?(?![\p{L}])(?!.*(?:модел|девушк|манекен|фото|на картин|цвет|размер))/u, 'height'],
  [/^(?:чашк|cup(?:$| ))/, 'cup'],
  [/^полнот/, 'width'],
];

/** Maximum number of cached names. A feed has only a few different names, but each occurs in every offer. */
const REMEMBERED = 2000;
const meanings = new Map<string, ParamKey | undefined>();

/** What a param with this name means to the shop, without a mapping. */
export function knownParam(name: string): ParamKey | undefined {
  if (meanings.has(name)) return meanings.get(name);
  if (meanings.size >= REMEMBERED) meanings.clear();
  // The name may be in Latin letters that all look like Russian ones, such as «COCTAB».
  const meaning =
    meaningOf(name) ?? meaningOf(name.replace(/[a-z]+/gi, (word) => lookingRussian(word) ?? word));
  meanings.set(name, meaning);
  return meaning;
}

function meaningOf(name: string): ParamKey | undefined {
  const key = normalizeForComparison(name);
  const ofBare = keyByName.get(key.replace(UNIT, '').trim());
  return (
    keyByName.get(key) ??
    keyByName.get(key.replace(/\s*[:.]\s*$/, '')) ??
    // «Размер, см» is the size of a bag or belt in centimetres, not a size of clothes.
    (ofBare === 'size' ? undefined : ofBare) ??
    DIMENSIONS.find(([pattern]) => pattern.test(key))?.[1] ??
    (stockNameKind(name) ? 'stock' : undefined)
  );
}

/** Matches names of params that are read as the colour if the offer has no param «Цвет». */
const ALSO_COLOUR =
  /^(?:расцветка|оттенок|окраска?|(?:наименование |название )?цвет[а]?(?: (?:изделия|модели|одежды|обуви|на сайте))?|colou?r(?: name)?)$/;

/**
 * Whether a param such as «Российский размер» or «Расцветка» may be the size or the colour. Such a param is
 * used only if the offer has no usual param for its size or colour. Undefined for all other names.
 */
export function alsoKnownParam(name: string): 'size' | 'colour' | undefined {
  if (knownParam(name) !== undefined && knownParam(name) !== 'international') return undefined;
  if (sizeNameOf(name)) return 'size';
  return ALSO_COLOUR.test(normalizeForComparison(name).replace(UNIT, '').trim()) ? 'colour' : undefined;
}

/**
 * Separates the params that the shop understands from the others, which shoppers only see as properties.
 * Params without a name or value are left out. The mapping takes precedence over the names that the shop
 * knows.
 */
export function sortParams({ params }: RawOffer, mapping: NamedParams): SortedParams {
  const sorted: SortedParams = { known: {}, others: [] };
  const spare: RawParam[] = [];
  for (const param of params) {
    if (param.value === '' || param.name === '') continue;
    if (mapping.isHidden(param.name)) continue;
    const title = mapping.titleOf(param.name);
    const key = mapping.keyOf(param.name) ?? knownParam(title);
    if (key) sorted.known[key] = [...(sorted.known[key] ?? []), key === 'size' ? withSystem(param) : param];
    else if (alsoKnownParam(title)) spare.push(param);
    if (key ? alsoShown.has(key) : !isInternalCode(title) && !isInternalId(param.value))
      sorted.others.push({ ...param, name: key ? paramNames[key][0] : title });
  }
  takeSpare(sorted, spare, mapping);
  return sorted;
}

/** If no param is called «Размер» or «Цвет», takes the size or the colour from a param with another name. */
function takeSpare({ known, others }: SortedParams, spare: readonly RawParam[], mapping: NamedParams): void {
  const take = (key: 'size' | 'colour', param: RawParam | undefined) => {
    if (!param) return;
    known[key] = [key === 'size' ? withSystem(param) : param];
    const place = others.findIndex(
      ({ name, line, value }) =>
        name === mapping.titleOf(param.name) && line === param.line && value === param.value,
    );
    if (place >= 0) others.splice(place, 1);
  };
  const named = (key: 'size' | 'colour') =>
    spare.filter(
      ({ name, value }) =>
        alsoKnownParam(mapping.titleOf(name)) === key && (key === 'colour' || areSizes(value)),
    );
  const isTwoInOne = known.variant !== undefined;
  if (!known.size && !isTwoInOne) {
    const rankOf = ({ name }: RawParam) => sizeNameOf(mapping.titleOf(name))?.rank ?? 0;
    const [best] = named('size').toSorted((one, other) => rankOf(one) - rankOf(other));
    take('size', best ?? (known.height || known.cup ? undefined : known.international?.[0]));
  }
  if (known.colour || isTwoInOne) return;
  const [code] = known.colourCode ?? [];
  take(
    'colour',
    named('colour')[0] ?? known.colourFamily?.[0] ?? (code && !isInternalCode(code.value) ? code : undefined),
  );
}

/** Whether a value is one or several sizes. «сертификат», in a param «EU», is not. */
const areSizes = (value: string): boolean =>
  isOneSize(value) || looksLikeSize(value) || value.split(/[\s,;|/]+/).every((part) => looksLikeSize(part));

/**
 * If the name of a param contains a size system, makes it the unit of the param: «Размер (EU)» gets the unit
 * EU.
 */
const withSystem = (param: RawParam): RawParam =>
  param.unit === '' ? { ...param, unit: sizeNameOf(param.name)?.system ?? '' } : param;
