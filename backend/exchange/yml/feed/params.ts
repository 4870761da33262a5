import { type FacetName, facetsById, propertyIds } from '#shared/goods/facets.ts';
import { isOneSize, looksLikeSize } from '#shared/goods/size-label.ts';
import { lookingRussian } from '#shared/text/one-script.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode, isInternalId } from './internal-code.ts';
import type { RawOffer, RawParam } from './raw-offer.ts';
import { sizeNameOf } from './size-names.ts';
import { stockNameKind } from './stock-elements.ts';

type Names = readonly [string, ...string[]];

/** All names of an attribute. The first one is its title. */
function namesOf(id: FacetName): Names {
  const { title, alsoCalled = [] } = facetsById[id];
  return [title, ...alsoCalled];
}

/** The params whose meaning the shop knows, each with its names in feeds. Exports write the first name. */
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
  /** Names of a param whose single value contains both colour and size. */
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
  /** Further dimensions of a size, in addition to «Размер». */
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

/** Titles of properties that are facets, by every name of the property in feeds. */
const titleByName = new Map(
  propertyIds.flatMap((id) =>
    namesOf(id).map((name) => [normalizeForComparison(name), facetsById[id].title] as const),
  ),
);

/**
 * Converts a param to a property as the shop shows it. A property that is a facet gets the title of the
 * facet, and the title is removed from its value.
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
 * Params whose meaning the shop knows, but which it also shows as properties, such as the audience of goods.
 */
const alsoShown: ReadonlySet<ParamKey> = new Set(['gender', 'age', 'height', 'width', 'inseam', 'length']);

export type SortedParams = {
  /** Params whose meaning the shop knows, in the order of the feed. A param may occur several times. */
  known: Partial<Record<ParamKey, RawParam[]>>;
  /**
   * All other params, which are shown as properties. Names and ids that are internal to the retailer's system
   * are left out.
   */
  others: RawParam[];
};

/** The part of a mapping that concerns params. */
export type NamedParams = {
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  titleOf(name: string): string;
};

/** Matches units and signs after a name of a param: «Рост, см.», «Рост (см)», «Размер:». */
const UNIT = /\s*(?:[,(]\s*(?:см|cm|мм|mm|дюйм\S*|inch(?:es)?|шт)\.?\s*\)?|[:.])\s*$/iu;
/**
 * Patterns of other names for second dimensions of a size: «Ростовка», «Чашка бюстгальтера», «Полнота стопы».
 */
const DIMENSIONS: readonly (readonly [RegExp, ParamKey])[] = [
  [/^рост(?:овк\S*)?(?![\p{L}])(?!.*(?:модел|девушк|манекен|фото|на картин|цвет|размер))/u, 'height'],
  [/^(?:чашк|cup(?:$| ))/, 'cup'],
  [/^полнот/, 'width'],
];

/** Maximum number of cached names. A feed has few names of params, which occur in all its offers. */
const REMEMBERED = 2000;
const meanings = new Map<string, ParamKey | undefined>();

/** The meaning of a param by the names that the shop knows without a mapping. */
export function knownParam(name: string): ParamKey | undefined {
  if (meanings.has(name)) return meanings.get(name);
  if (meanings.size >= REMEMBERED) meanings.clear();
  // The name may be written in Latin letters that all look Russian, such as «COCTAB».
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
    // «Размер, см» of a bag is not a size of clothes.
    (ofBare === 'size' ? undefined : ofBare) ??
    DIMENSIONS.find(([pattern]) => pattern.test(key))?.[1] ??
    (stockNameKind(name) ? 'stock' : undefined)
  );
}

/** Names of params that are read as the colour if no param has the usual name. */
const ALSO_COLOUR =
  /^(?:расцветка|оттенок|окраска?|(?:наименование |название )?цвет[а]?(?: (?:изделия|модели|одежды|обуви|на сайте))?|colou?r(?: name)?)$/;

/**
 * The meaning of a param such as «Российский размер» or «Расцветка», which is used only if no other param of
 * the offer is the size or the colour. Undefined for other names.
 */
export function alsoKnownParam(name: string): 'size' | 'colour' | undefined {
  if (knownParam(name) !== undefined && knownParam(name) !== 'international') return undefined;
  if (sizeNameOf(name)) return 'size';
  return ALSO_COLOUR.test(normalizeForComparison(name).replace(UNIT, '').trim()) ? 'colour' : undefined;
}

/**
 * Separates the params whose meaning the shop knows from those it only shows as properties. Params without a
 * name or value are left out. The mapping takes precedence over the names that the shop knows.
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

/** Takes size and colour from params with other names if no param has the usual name. */
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

/** Whether a value is one or several sizes. «EU: сертификат» is not a size. */
const areSizes = (value: string): boolean =>
  isOneSize(value) || looksLikeSize(value) || value.split(/[\s,;|/]+/).every((part) => looksLikeSize(part));

/** Adds the size system that the name of a param contains to the param: «Размер (EU)» gets the unit EU. */
const withSystem = (param: RawParam): RawParam =>
  param.unit === '' ? { ...param, unit: sizeNameOf(param.name)?.system ?? '' } : param;
